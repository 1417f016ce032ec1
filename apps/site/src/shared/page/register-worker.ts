import { isRecord } from "@baize/api/client/answer-error";

const script = "/sw.js";

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The DOM library has no types for the factory yet. */
const isPolicyFactory = (factory: unknown): factory is PolicyFactory =>
  isRecord(factory) && typeof factory.createPolicy === "function";

/** The worker's address for Trusted Types; the policy allows no other address. */
function trustedScript(): string {
  if (!("trustedTypes" in window) || !isPolicyFactory(window.trustedTypes)) return script;
  const policy = window.trustedTypes.createPolicy("baize-worker", {
    createScriptURL: (url) => {
      if (url !== script) throw new TypeError("The site has one worker.");
      return url;
    },
  });
  return policy.createScriptURL(script);
}

/** Registers the service worker, which serves the site without a network. Never rejects: a browser may refuse. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    if (import.meta.env.DEV) {
      // The worker of a built site on the same port would serve its files instead of the sources.
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      return;
    }
    await navigator.serviceWorker.register(trustedScript());
  } catch {
    // In a private window or on a full disk the site works without a worker.
  }
}
