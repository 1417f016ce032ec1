/** Reads that say something else once somebody signs in or out. */
export const ACCOUNT_READS = [
  "member.info",
  "wallet.balance",
  "notice.unreadCount",
  "games.favourites",
  "games.recent",
  "bets.list",
  "session.list",
  "totp.status",
  "passkey.list",
  "points.balance",
  "gift.get",
  "vn.recent",
  "chat.list",
] as const;
