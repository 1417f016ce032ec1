import { api } from "../../shared/api/api.ts";
import { askPasskey } from "../../shared/session/web-authn.ts";
import type { Opened } from "./use-sign-in.ts";

/** Signs in by a passkey of this device. Rejects as `navigator.credentials.get` does. */
export async function byPasskey(remember: boolean, trust = false): Promise<Opened> {
  const { id, options } = await api.write("passkey.challenge");
  return await api.write("passkey.login", { id, response: await askPasskey(options), remember, trust });
}
