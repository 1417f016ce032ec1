import { isRecord } from "@baize/api/client/is-record";

interface Policy {
  createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/** The DOM library has no types for the factory yet. */
const isPolicyFactory = (factory: unknown): factory is PolicyFactory =>
  isRecord(factory) && typeof factory.createPolicy === "function";

/** Makes addresses of scripts for Trusted Types, by a policy of this name that allows these addresses alone. */
export function scriptPolicy(name: string, isAllowed: (url: URL) => boolean): (script: string) => string {
  let policy: Policy | undefined;
  return (script) => {
    if (!("trustedTypes" in window) || !isPolicyFactory(window.trustedTypes)) return script;
    // The browser accepts each name once.
    policy ??= window.trustedTypes.createPolicy(name, {
      createScriptURL: (url) => {
        if (!isAllowed(new URL(url, location.href))) throw new TypeError(`The policy ${name} does not allow this script.`);
        return url;
      },
    });
    return policy.createScriptURL(script);
  };
}

/** The address of a worker: a file of the site's own origin. */
export const trustedScript = scriptPolicy("baize-worker", ({ origin }) => origin === location.origin);
