const script = "/sw.js";

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The worker's address as Trusted Types want it: this one, and no other. */
function trustedScript(): string {
  if (!("trustedTypes" in window)) return script;
  // The DOM library has no types for the factory yet, and `register` takes what the policy gives.
  const factory = window.trustedTypes as PolicyFactory;
  const policy = factory.createPolicy("baize-worker", {
    createScriptURL: (url) => {
      if (url !== script) throw new TypeError("The site has one worker.");
      return url;
    },
  });
  return policy.createScriptURL(script);
}

/** Has the browser keep the site's files, so that it opens without a network. Never rejects: a browser may refuse. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    if (import.meta.env.DEV) {
      // A built site was served here before: its worker has no place in front of the sources.
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      return;
    }
    await navigator.serviceWorker.register(trustedScript());
  } catch {
    // A private window, or a full disk: the site works without.
  }
}
