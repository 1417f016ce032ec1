import { describe, expect, it } from "vitest";
import { afterEvent, PARTICIPATIONS, type PromotionEvent, type PromotionFacts, promotionStatus } from "./status.ts";

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

describe("what a promotion is to a member", () => {
  it.each<[string, Partial<PromotionFacts>, string]>([
    ["before it starts", { now: 99 }, "coming_soon"],
    ["after it ends", { now: 1000 }, "closed"],
    ["in its last moment", { now: 999 }, "join"],
    ["that may be pressed for", { way: "claim" }, "claim"],
    ["that asks for an application", { way: "apply" }, "apply"],
    ["that is drawn", { way: "raffle" }, "draw"],
    ["that asks for nothing", { way: "none" }, "open"],
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

  it("moves along the edges that there are, and no others", () => {
    const events: PromotionEvent[] = ["join", "apply", "approve", "reject", "start", "pay", "complete", "expire"];
    const edges = [undefined, ...PARTICIPATIONS].flatMap((from) =>
      events.flatMap((event) => (afterEvent(from, event) ? [`${from ?? "none"} ${event} ${afterEvent(from, event)}`] : [])),
    );
    expect(edges).toEqual([
      "none join joined",
      "none apply applying",
      "none start in_process",
      "none pay claimed",
      "joined start in_process",
      "joined pay claimed",
      "joined expire expired",
      "applying approve issued",
      "applying reject rejected",
      "rejected apply applying",
      "issued start in_process",
      "issued pay claimed",
      "issued expire expired",
      "in_process complete claimed",
      "in_process expire expired",
    ]);
  });
});
