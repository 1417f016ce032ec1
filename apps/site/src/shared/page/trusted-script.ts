import { isRecord } from "@baize/api/client/answer-error";

interface Policy {
  createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/** The DOM library has no types for the factory yet. */
const isPolicyFactory = (factory: unknown): factory is PolicyFactory =>
  isRecord(factory) && typeof factory.createPolicy === "function";

let policy: Policy | undefined;

/** The address of a worker for Trusted Types; the policy allows files of the site's own origin alone. */
export function trustedScript(script: string): string {
  if (!("trustedTypes" in window) || !isPolicyFactory(window.trustedTypes)) return script;
  // The browser accepts each name once.
  policy ??= window.trustedTypes.createPolicy("baize-worker", {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError("A worker is a file of the site.");
      return url;
    },
  });
  return policy.createScriptURL(script);
}
