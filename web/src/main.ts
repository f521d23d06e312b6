import "@fontsource/forum/400.css";
import "@fontsource-variable/jost/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { memory } from "./lib/memory.svelte";
import { reopen } from "./lib/renewed.svelte";
import { setOut } from "./lib/trail";
import { choose, speak } from "./lib/words.svelte";
import { install } from "./offline/install";
import "./styles/house.css";
import "./styles/table.css";

addEventListener("vite:preloadError", () => void reopen());
setOut();

await speak(memory.tastes.language || choose(navigator.languages));

const house = document.getElementById("house");
if (house) mount(App, { target: house });
install();
