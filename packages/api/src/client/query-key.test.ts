import { expect, it } from "vitest";
import { queryKey, staleAfter } from "./query-key.ts";

it("keeps languages apart for worded rows only", () => {
  expect(queryKey("games.menus", "HI")).toEqual(["games.menus", {}, "HI"]);
  expect(queryKey("wallet.balance", "HI")).toEqual(["wallet.balance", {}, null]);
});

it("is the same for what is left out and what is undefined", () => {
  expect(queryKey("bets.list", "EN", { status: undefined, limit: 20 })).toEqual(queryKey("bets.list", "EN", { limit: 20 }));
});

it("names what a call has made stale", () => {
  expect(staleAfter("announcements.markRead")).toEqual([["announcements.list"], ["notice.unreadCount"]]);
  expect(staleAfter("games.menus")).toEqual([]);
});
