import { describe, expect, it } from "vitest";
import { type PromotionFacts, promotionStatus } from "./status.ts";

const facts: PromotionFacts = {
  now: 500,
  startsAt: 100,
  endsAt: 1000,
  joinUntil: null,
  way: "join",
  participation: undefined,
  eligible: true,
  qualifies: false,
};

describe("the status of a promotion for a member", () => {
  it.each<[string, Partial<PromotionFacts>, string]>([
    ["before it starts", { now: 99 }, "coming_soon"],
    ["after it ends", { now: 1000 }, "closed"],
    ["in its last moment", { now: 999 }, "join"],
    ["that may be claimed", { way: "claim" }, "claim"],
    ["that asks for an application", { way: "apply" }, "apply"],
    ["that is drawn", { way: "raffle" }, "draw"],
    ["without any way to take part", { way: "none" }, "open"],
    ["for others", { eligible: false }, "forbidden"],
    ["whose joining is over", { joinUntil: 500 }, "registration_closed"],
    ["joined, condition not met", { participation: "joined" }, "joined"],
    ["joined before joining was over", { participation: "joined", joinUntil: 400, qualifies: true }, "claim"],
    ["joined and never met", { participation: "joined", now: 2000 }, "closed"],
    ["applied for, after its end", { participation: "applying", now: 2000 }, "applying"],
    ["rejected", { participation: "rejected" }, "rejected"],
    ["issued", { participation: "issued", now: 2000 }, "issued"],
    ["being played", { participation: "in_process", eligible: false }, "in_process"],
    ["claimed", { participation: "claimed" }, "claimed"],
  ])("%s", (_, change, expected) => {
    expect(promotionStatus({ ...facts, ...change })).toBe(expected);
  });
});
