import type { InputOf } from "@baize/api/contract/contract";
import type { EndpointId } from "@baize/api/routes/all-routes";

/** When the answers of the stories were given: their clock starts here, so that no deadline has passed. */
export const recordedAt = new Date("2026-11-12T14:30:00.000Z");

/** Languages of the seed's own texts; what a story shows in another comes in English. */
export const recordedLanguages = ["EN", "HI", "AR"] as const;

/** One question of a page, asked with `as` a visitor or the seed's member. */
export interface RecordedCall<Id extends EndpointId = EndpointId> {
  readonly id: Id;
  readonly input: object;
}

const ask = <Id extends EndpointId>(id: Id, input: InputOf<Id>): RecordedCall<Id> => ({ id, input });

/** What pages ask whoever is here. */
export const visitorCalls = [
  ask("system.status", { host: "localhost" }),
  ask("system.whitelabel", { host: "localhost" }),
  ask("system.countryCodes", {}),
  ask("register.settings", {}),
  ask("captcha.get", {}),
  ask("games.menus", {}),
  ask("games.vendors", {}),
  ask("games.popular", { count: 20 }),
  ask("games.list", { type: "RNG" }),
  ask("games.list", { type: "RNG", search: "zebra crossing" }),
  ask("games.list", { types: ["LOTT", "ELOTT"] }),
  ask("games.list", { types: ["LOTT", "ELOTT"], limit: 200 }),
  ask("games.list", { types: ["ELOTT"], limit: 200 }),
  ask("games.popular", { count: 40, launchable: true }),
  ask("games.subGames", { vassalage: "MRIDANG" }),
  ask("games.subGames", { vassalage: "SAFFRON_REEL", limit: 60 }),
  ask("draws.opened", { count: 20 }),
  ask("draws.opened", { count: 100 }),
  ask("draws.opened", { count: 100, gameCode: "MIZORAM_EVE" }),
  ask("draws.opened", { count: 100, gameCode: "DICE_5M" }),
  ask("vn.menu", { prizeMode: "SEA" }),
  ask("vn.opened", { count: 100 }),
  ask("vn.opened", { count: 100, gameCode: "HANOI_VIP" }),
  ask("winners.list", { period: "day", count: 7 }),
  ask("winners.list", { period: "day", count: 50 }),
  ask("system.domainRoute", {}),
  ask("draws.opened", { count: 4 }),
  ask("notice.get", {}),
  ask("gift.get", {}),
  ask("announcements.list", { page: 1 }),
  ask("announcements.list", { page: 1, pageSize: 7 }),
  ask("promotions.list", {}),
  ask("help.centre", {}),
  ask("help.centre", { place: "agent" }),
  ask("download.info", {}),
  ask("points.rewards", {}),
  ask("points.config", {}),
] as const;

/** What pages ask for the member alone. */
export const memberCalls = [
  ask("wallet.balance", {}),
  ask("member.info", {}),
  ask("member.icon", {}),
  ask("notice.unreadCount", {}),
  ask("games.favourites", {}),
  ask("points.balance", {}),
  ask("missions.list", {}),
  ask("bets.list", {}),
  ask("deposits.channels", {}),
  ask("wallets.merchant", {}),
  ask("wallets.consolidated", {}),
  ask("wallets.transfers", {}),
  ask("deposits.list", {}),
  ask("withdrawals.rules", {}),
  ask("withdrawals.list", {}),
  ask("payout.list", {}),
  ask("paymentPassword.status", {}),
  ask("transactions.list", {}),
  ask("wallet.explained", {}),
  ask("upline.rules", {}),
  ask("upline.list", {}),
  ask("bets.profit", { by: "day" }),
  ask("responsibleGambling.session", {}),
  ask("responsibleGambling.status", {}),
  ask("promotions.mine", {}),
  ask("promotions.applications", {}),
  ask("bonus.list", {}),
  ask("raffle.get", {}),
  ask("rewards.list", { state: "open" }),
  ask("vip.get", {}),
  ask("rebates.list", {}),
  ask("leaderboard.get", {}),
  ask("referral.summary", {}),
  ask("referral.friends", {}),
  ask("points.records", {}),
  ask("points.redeemList", {}),
  ask("inbox.list", {}),
  ask("games.recent", { count: 20 }),
  ask("games.recent", { count: 60 }),
  ask("vn.recent", { prizeMode: "SEA" }),
  ask("chat.list", { room: "lobby" }),
  ask("session.list", {}),
  ask("passkey.list", {}),
  ask("totp.status", {}),
] as const;
