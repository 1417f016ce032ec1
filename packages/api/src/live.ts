import type { EndpointId } from "./routes/all-routes.ts";

/**
 * The one stream of a signed-in page: server-sent events (WHATWG HTML, 9.2) that say what has changed, never how. The page
 * then reads again what it shows, so that there is one way for a figure to reach it and nothing to keep in step.
 */
export const LIVE_PATH = "/wps/relay/live";

/** `changed`: some topics are stale; its id resumes the stream. `ended`: the session is over. */
export type LiveEvent = "changed" | "ended";

/** A topic and the reads that its change makes stale. */
export const LIVE_READS = {
  balance: [
    "wallet.balance",
    "wallet.explained",
    "wallets.list",
    "transactions.list",
    "upline.list",
    "upline.rules",
    "points.balance",
    "points.records",
  ],
  /** A deposit, a withdrawal or a transfer between wallets took a step. */
  payments: [
    "deposits.get",
    "deposits.list",
    "withdrawals.get",
    "withdrawals.list",
    "wallets.transferStatus",
    "wallets.transfers",
  ],
  /** A bonus was granted, wagered or ended; a reward was added, applied for or decided. */
  rewards: [
    "bonus.list",
    "bonus.lines",
    "rewards.list",
    "rebates.list",
    "missions.list",
    "promotions.mine",
    "promotions.applications",
    "points.redeemList",
    "vip.get",
  ],
  /** A notification may be about free rounds that were granted, cancelled or expired. */
  inbox: ["inbox.list", "notice.unreadCount", "games.freeRounds"],
  announcements: ["announcements.list", "announcements.agents", "notice.unreadCount", "notice.get"],
  winners: ["winners.list"],
  draws: ["draws.opened", "vn.opened", "lottery.draws", "lottery.game", "lottery.past", "lottery.trends", "lottery.proof"],
  /** A ticket was bought or settled, or a chase took a step. */
  tickets: ["lottery.tickets", "lottery.ticket", "lottery.chases", "bets.list"],
  lobby: ["chat.list"],
  support: ["chat.list"],
} as const satisfies Record<string, readonly EndpointId[]>;

export type LiveTopic = keyof typeof LIVE_READS;

export const LIVE_TOPICS = Object.keys(LIVE_READS).filter(isLiveTopic);

export function isLiveTopic(value: string): value is LiveTopic {
  return Object.hasOwn(LIVE_READS, value);
}
