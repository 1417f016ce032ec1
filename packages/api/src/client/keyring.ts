import type { EnvelopeClaims } from "../envelope/claims.ts";
import type { OutputOf } from "../contract/contract.ts";
import { clientError } from "./client-error.ts";
import type { ClientOptions } from "./options.ts";

type KeySet = OutputOf<"system.keys">;

/** Holds the server's public keys and the distance of its clock from ours. */
export interface Keyring {
  /** Encrypts a body for one endpoint. */
  seal: (audience: string, body: unknown) => Promise<string>;
  /** Forgets the keys, so that the next `seal` asks again. */
  forget: () => void;
}

export function createKeyring(load: () => Promise<KeySet>, options: ClientOptions): Keyring {
  const now = options.now ?? Date.now;
  let held: Promise<{ set: KeySet; offset: number }> | undefined;

  const keys = () => {
    held ??= load().then((set) => ({ set, offset: set.serverTime - now() }));
    // A failed load is not kept, or the first offline moment would be the last.
    held.catch(() => (held = undefined));
    return held;
  };

  return {
    forget: () => (held = undefined),
    async seal(audience, body) {
      const { seal } = await library();
      const { set, offset } = await keys();
      const iat = Math.floor((now() + offset) / 1000);
      const claims: EnvelopeClaims = { iat, jti: (options.uuid ?? uuid)(), aud: audience, body };
      try {
        return await seal(claims, firstKey(set));
      } catch (cause) {
        // A key set that is empty or broken now may be fixed by the next try.
        held = undefined;
        throw clientError("crypto.unavailable", cause);
      }
    },
  };
}

function firstKey({ keys: [key] }: KeySet): KeySet["keys"][number] {
  if (!key) throw new RangeError("The key set is empty");
  return key;
}

/** Loaded with the first encrypted call: a visitor who only looks never pays for it. */
async function library() {
  // Plain http on a foreign address has no Web Crypto.
  if (typeof crypto === "undefined" || !("subtle" in crypto)) throw clientError("crypto.unavailable");
  try {
    return await import("../envelope/seal.ts");
  } catch (cause) {
    throw clientError("network.chunk_failed", cause);
  }
}

const uuid = () => crypto.randomUUID();
