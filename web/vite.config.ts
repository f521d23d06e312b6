import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { hyphens } from "./scripts/hyphens.js";
import { worker } from "./scripts/worker.js";

// The build goes into the Python package, from where the server serves it.
export default defineConfig({
  plugins: [svelte(), hyphens("../src/hotelier"), worker()],
  base: "/",
  build: {
    outDir: "../src/hotelier/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What nearly every page needs is one file: each of its own costs more than what's in it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "lib", test: /\/src\/lib\//, minShareCount: 8 }] } } },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
    fs: { allow: [".."] },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
