import { bets } from "./cases/bets.ts";
import { bodies } from "./cases/bodies.ts";
import { bulks } from "./cases/bulks.ts";
import { credits } from "./cases/credits.ts";
import { freeRoundCases } from "./cases/free-rounds.ts";
import { listings } from "./cases/listings.ts";
import { order } from "./cases/order.ts";
import { pots } from "./cases/pots.ts";
import { resettles } from "./cases/resettles.ts";
import { rollbacks } from "./cases/rollbacks.ts";
import { rounds } from "./cases/rounds.ts";
import { sessions, signedOut } from "./cases/sessions.ts";
import { signing } from "./cases/signing.ts";
import { statuses } from "./cases/statuses.ts";
import { unsettles } from "./cases/unsettles.ts";
import { wins } from "./cases/wins.ts";
import type { PlatformCase } from "./step.ts";

/** What a platform must answer, in the order in which it is checked. A new operation is a builder in `steps.ts` and its rows. */
export const PLATFORM_CASES: readonly PlatformCase[] = [
  ...signing,
  ...sessions,
  ...bets,
  ...wins,
  ...rollbacks,
  ...rounds,
  ...unsettles,
  ...resettles,
  ...statuses,
  ...credits,
  ...pots,
  ...freeRoundCases,
  ...bulks,
  ...listings,
  ...bodies,
  ...order,
  ...signedOut,
];
