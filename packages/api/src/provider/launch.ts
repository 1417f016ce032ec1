import { gameCode } from "./fields.ts";

/** The further parameters of a lottery's lobby. */
export interface Lobby {
  readonly mode?: "LOTT";
  readonly area?: "VN";
  readonly view?: "betting" | "lobby";
  readonly device?: "WEB" | "MOBILE";
  /** The page of the site that the lobby leads back to, as a whole address. */
  readonly back?: string;
}

/** The parameters in the address of a game frame. */
export interface Launch extends Lobby {
  /** One use, short life; exchanged by the provider's server for a session. */
  readonly token: string;
  readonly gameCode: string;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly theme: "light" | "dark";
  readonly brand: string;
}

/**
 * The `sandbox` attribute that a game frame needs. The provider is another origin, so its own origin is all it gets;
 * the page that proves an outcome opens in a tab of its own.
 */
export const FRAME_SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** `PROVIDER_URL/play/<gameCode>?token=…&lang=…&theme=…&brand=…`, a lobby's fields after them. Throws RangeError for a code that is not a game code, TypeError for an address that is none. */
export function launchAddress(providerUrl: string, launch: Launch): string {
  if (!gameCode.safeParse(launch.gameCode).success) throw new RangeError(`not a game code: ${launch.gameCode}`);
  const url = new URL(`/play/${launch.gameCode}`, providerUrl);
  for (const name of ["token", "lang", "theme", "brand"] as const) url.searchParams.set(name, launch[name]);
  for (const name of ["area", "mode", "view", "device", "back"] as const)
    if (launch[name]) url.searchParams.set(name, launch[name]);
  return url.href;
}
