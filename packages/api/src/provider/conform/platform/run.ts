import type { Caller } from "./send.ts";

/** One run of the cases against a platform. */
export interface PlatformRun extends Caller {
  /** Of a launch that has not been used. */
  readonly token: string;
  readonly gameCode: string;
  /** The maximum win of a round on this platform, as an amount. */
  readonly maxWin?: string | undefined;
  /** A campaign of free rounds that was granted to the member in this game. */
  readonly campaign?: string | undefined;
  /** Signs the member out at the platform. */
  readonly signOut?: (() => Promise<void>) | undefined;
  /** The name of the only case to run; all where it is left out. */
  readonly only?: string | undefined;
}
