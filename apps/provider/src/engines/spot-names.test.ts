import { OPERATIONS } from "@baize/api/provider/operations";
import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS, speechOf } from "../messages/messages.ts";
import { readSpots } from "./shared.ts";
import { spotNameIn } from "./spot-names.ts";
import { SHARED, SHARED_NAMES } from "./table.ts";

const TABLES = SHARED_NAMES.filter((name) => name !== "crash");
const spotsOf = (name: (typeof TABLES)[number]): string[] =>
  SHARED[name].bets(0).flatMap(({ choice }) => [...(readSpots(choice)?.keys() ?? [])]);

const ROUND = { member: "member-0001", currency: "INR", gameCode: "roulette-0-1-x", roundId: "round-0001" };
const END = { ...ROUND, transactionId: "round-0001.end", totalBet: "1.00", totalWin: "0.00", status: "settled" };
/** Whether the platform takes a text into its record of a round. */
const isAccepted = (summary: string): boolean => OPERATIONS.endRound.request.safeParse({ ...END, detail: { summary } }).success;

describe.each(LANGUAGE_TAGS)("a spot in %s", (lang) => {
  it.each(TABLES)("of %s has a name of its own", (table) => {
    const { messages } = speechOf(lang);
    const spots = spotsOf(table).filter((spot) => !/^\d+$/.test(spot));
    const names = spots.map((spot) => spotNameIn(messages, table, spot));
    expect(names.filter((name, index) => name === spots[index] || name.includes("{") || name.trim() === "")).toEqual([]);
    expect(new Set(names).size).toBe(spots.length);
    expect(names.filter((name) => !isAccepted(name))).toEqual([]);
  });
});

it("leaves a number of roulette, and a height of crash, as it is", () => {
  const { messages } = speechOf("hi");
  expect([spotNameIn(messages, "roulette", "17"), spotNameIn(messages, "crash", "200")]).toEqual(["17", "200"]);
});
