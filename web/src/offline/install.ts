// Starts the service worker, long after the page itself: what it fetches must not delay anything.

const QUIET = 4000; // ms after the page has loaded

export function install(): void {
  // In development there's none; without HTTPS, browsers allow none except on the same machine.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const start = (): void => void setTimeout(register, QUIET);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

function register(): void {
  // If it fails, the client works as before, with a connection.
  navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** Let the browser look for a new worker. */
export async function update(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  await found?.update().catch(() => undefined);
}
