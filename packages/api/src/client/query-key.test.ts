import { expect, it } from "vitest";
import { isAccountRead, makesStale, queryKey } from "./query-key.ts";

it("separates languages only for rows that depend on the language", () => {
  expect(queryKey("games.menus", "HI")).toEqual(["games.menus", {}, "HI"]);
  expect(queryKey("wallet.balance", "HI")).toEqual(["wallet.balance", {}, null]);
});

it("is the same for a missing and an undefined field", () => {
  expect(queryKey("bets.list", "EN", { status: undefined, limit: 20 })).toEqual(queryKey("bets.list", "EN", { limit: 20 }));
});

it("makes stale the reads that a row names, and no others", () => {
  const read = ["announcements.list", "notice.unreadCount", "notice.get", "games.menus"];
  expect(read.filter((id) => makesStale("announcements.markRead", id))).toEqual(["announcements.list", "notice.unreadCount"]);
  expect(read.filter((id) => makesStale("games.menus", id))).toEqual([]);
});

it("makes every read with a token stale when the account changes", () => {
  const reads = ["wallet.balance", "gift.get", "announcements.list", "points.redeemList"];
  const others = ["games.menus", "points.redeem", "session.logout", "support.service", "nothing.here"];
  expect([...reads, ...others].filter(isAccountRead)).toEqual(reads);
  expect([...reads, ...others].filter((id) => makesStale("session.login", id))).toEqual(reads);
});
