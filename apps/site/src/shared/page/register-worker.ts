import { trustedScript } from "./trusted-script.ts";

/** Registers the service worker, which serves the site without a network. Never rejects: a browser may refuse. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    if (import.meta.env.DEV) {
      // The worker of a built site on the same port would serve its files instead of the sources.
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      return;
    }
    await navigator.serviceWorker.register(trustedScript("/sw.js"));
  } catch {
    // In a private window or on a full disk the site works without a worker.
  }
}
