import * as z from "zod/mini";
import { amount, currency, gameCode, id } from "./fields.ts";

/**
 * Messages of a game frame to the page around it (`postMessage`, exact target origin), and the one the page may send.
 * The page checks `event.origin` (the provider's) and `event.source` (its frame's window) before it parses. Amounts are for
 * display: the platform's own balance call is the truth.
 */
const from = { source: z.literal("baize-provider") };

export const frameEvent = z.discriminatedUnion("type", [
  /** The game is on screen and can be played. */
  z.object({ ...from, type: z.literal("ready"), gameCode }),
  z.object({ ...from, type: z.literal("balance-changed"), balance: amount, currency }),
  /** The person pressed spin; the round has no id yet. Not always followed by `round-ended`: a bet can be refused. */
  z.object({ ...from, type: z.literal("round-started"), stake: amount, currency }),
  z.object({ ...from, type: z.literal("round-ended"), roundId: id, stake: amount, win: amount, currency }),
  /** Launch again for a new token; an unfinished round is kept and finished. */
  z.object({ ...from, type: z.literal("session-expired") }),
  /** The person asked to leave the game. */
  z.object({ ...from, type: z.literal("close-request") }),
]);
export type FrameEvent = z.infer<typeof frameEvent>;

const fromSite = { source: z.literal("baize-site") };

/** From the page to the frame. */
export const hostEvent = z.discriminatedUnion("type", [
  /** Follow the site's theme while the game is open. */
  z.object({ ...fromSite, type: z.literal("set-theme"), theme: z.enum(["light", "dark"]) }),
  /** The page shows the game's name, the balance and the exit above the frame: the game leaves them out. Sent on each `ready`. */
  z.object({ ...fromSite, type: z.literal("draws-bar") }),
]);
export type HostEvent = z.infer<typeof hostEvent>;

/** The event, or undefined for anything that is not one (other scripts post messages too). */
export function parseFrameEvent(data: unknown): FrameEvent | undefined {
  const parsed = frameEvent.safeParse(data);
  return parsed.success ? parsed.data : undefined;
}
