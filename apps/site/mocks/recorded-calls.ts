import type { InputOf } from "@baize/api/contract/contract";
import type { EndpointId } from "@baize/api/routes/all-routes";

/** When the answers were recorded. The stories' clock starts here, so that no deadline has passed. */
export const recordedAt = new Date("2026-11-12T14:30:00.000Z");

/** Languages of the seed's texts; in another language a story shows the English ones. */
export const recordedLanguages = ["EN", "HI", "AR", "FA", "UR"] as const;

/** One call of a page. */
export interface RecordedCall<Id extends EndpointId = EndpointId> {
  readonly id: Id;
  readonly input: object;
}

const call = <Id extends EndpointId>(id: Id, input: InputOf<Id>): RecordedCall<Id> => ({ id, input });

/** Calls that pages make for visitors and members. */
export const visitorCalls = [
  call("system.status", { host: "localhost" }),
  call("system.whitelabel", { host: "localhost" }),
  call("system.countryCodes", {}),
  call("register.settings", {}),
  call("captcha.get", {}),
  call("register.challenge", {}),
  call("games.menus", {}),
  call("games.vendors", {}),
  call("games.popular", { count: 20 }),
  call("games.list", { type: "RNG" }),
  call("games.list", { type: "RNG", search: "zebra crossing" }),
  call("games.list", { types: ["LOTT", "ELOTT"] }),
  call("games.list", { types: ["LOTT", "ELOTT"], limit: 200 }),
  call("games.list", { types: ["ELOTT"], limit: 200 }),
  call("games.popular", { count: 40, launchable: true }),
  call("games.subGames", { vassalage: "MRIDANG" }),
  call("games.subGames", { vassalage: "SAFFRON_REEL", limit: 60 }),
  call("draws.opened", { count: 20 }),
  call("draws.opened", { count: 100 }),
  call("draws.opened", { count: 100, gameCode: "MIZORAM_EVE" }),
  call("draws.opened", { count: 100, gameCode: "DICE_5M" }),
  call("vn.menu", { prizeMode: "SEA" }),
  call("vn.opened", { count: 100 }),
  call("vn.opened", { count: 100, gameCode: "HANOI_VIP" }),
  call("winners.list", { period: "day", count: 7 }),
  call("winners.list", { period: "day", count: 50 }),
  call("system.domainRoute", {}),
  call("draws.opened", { count: 4 }),
  call("notice.get", {}),
  call("gift.get", {}),
  call("announcements.list", { page: 1 }),
  call("announcements.list", { page: 1, pageSize: 7 }),
  call("promotions.list", {}),
  call("help.centre", {}),
  call("help.centre", { place: "agent" }),
  call("download.info", {}),
  call("points.rewards", {}),
  call("points.config", {}),
] as const;

/** Calls that pages make for members alone. */
export const memberCalls = [
  call("wallet.balance", {}),
  call("member.info", {}),
  call("member.icon", {}),
  call("notice.unreadCount", {}),
  call("games.favourites", {}),
  call("games.freeRounds", {}),
  call("points.balance", {}),
  call("missions.list", {}),
  call("bets.list", {}),
  call("deposits.channels", {}),
  call("wallets.merchant", {}),
  call("wallets.list", {}),
  call("wallets.transfers", {}),
  call("deposits.list", {}),
  call("withdrawals.rules", {}),
  call("withdrawals.list", {}),
  call("payout.list", {}),
  call("paymentPassword.status", {}),
  call("transactions.list", {}),
  call("wallet.explained", {}),
  call("upline.rules", {}),
  call("upline.list", {}),
  call("bets.profit", { by: "day" }),
  call("responsibleGambling.session", {}),
  call("responsibleGambling.status", {}),
  call("promotions.mine", {}),
  call("promotions.applications", {}),
  call("bonus.list", {}),
  call("raffle.get", {}),
  call("rewards.list", { state: "open" }),
  call("vip.get", {}),
  call("rebates.list", {}),
  call("leaderboard.get", {}),
  call("referral.summary", {}),
  call("referral.friends", {}),
  call("points.records", {}),
  call("points.redeemList", {}),
  call("inbox.list", {}),
  call("games.recent", { count: 20 }),
  call("games.recent", { count: 60 }),
  call("vn.recent", { prizeMode: "SEA" }),
  call("chat.list", { room: "lobby" }),
  call("session.list", {}),
  call("passkey.list", {}),
  call("totp.status", {}),
  call("identity.list", {}),
] as const;
