import { balanceSource } from "./ledger/live.ts";
import { announcementsSource } from "./modules/content/live-queries.ts";
import { winnersSource } from "./modules/gaming/live-queries.ts";
import { inboxSource } from "./modules/inbox/live-queries.ts";
import { drawsSource, ticketsSource } from "./modules/lottery/live-queries.ts";
import { paymentsSource } from "./modules/payments/live-queries.ts";
import { rewardsSource } from "./modules/rewards/live-queries.ts";
import { lobbySource, supportSource } from "./modules/support/live-queries.ts";
import type { LiveSources } from "./platform/live/source.ts";

/** The source of each topic of the live stream. A topic without a source does not compile. */
export const LIVE_SOURCES: LiveSources = {
  balance: balanceSource,
  payments: paymentsSource,
  rewards: rewardsSource,
  inbox: inboxSource,
  announcements: announcementsSource,
  winners: winnersSource,
  draws: drawsSource,
  tickets: ticketsSource,
  lobby: lobbySource,
  support: supportSource,
};
