// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "@baize/api/client/api-error";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { inLanguage } from "./in-language.fixture.tsx";
import { useBuyError } from "./use-buy-error.ts";

afterEach(cleanup);

const firstOf = { id: "1", play: "lo-2", selection: "07", unit: "1000", multiple: 1, rebatePpm: 0 };

async function fullText(language: "EN" | "HI" | "AR" | "FA" | "UR", code: string, play: string, number: string) {
  const rules = lotteryGameOf(code);
  if (!rules) throw new Error(`No lottery ${code}`);
  const textOf = await inLanguage(language, () => useBuyError(rules));
  const value = { bet: 1, number };
  const error = new ApiError<"lottery.number_full">({ code: "lottery.number_full", value, requestId: null, status: 409 });
  return textOf({ error, bets: [firstOf, { ...firstOf, id: "2", play }] });
}

it.each([
  ["EN", "DICE_5M", "sum-half", "big", "Big"],
  ["HI", "DICE_5M", "sum-half", "big", "बड़ा"],
  ["AR", "KOLKATA_FF", "dragon-tiger", "tiger", "نمر"],
  ["FA", "KOLKATA_FF", "dragon-tiger", "dragon", "اژدها"],
  ["UR", "MARK_SIX", "special-half", "odd", "طاق"],
  ["EN", "MIZORAM_EVE", "position-half", "3-small", "Place 3: Small"],
  ["EN", "MIZORAM_EVE", "five-direct", "2:7", "Place 2: 7"],
  ["EN", "HANOI_VIP", "lo-2", "07", "07"],
] as const)(
  "in %s, a full number of %s %s is named as its board names it: %s is %s",
  async (language, code, play, number, name) => {
    expect(await fullText(language, code, play, number)).toContain(name);
  },
);

it("a full option is never named by its id", async () => {
  for (const language of ["HI", "AR", "FA", "UR"] as const)
    expect(await fullText(language, "DICE_5M", "sum-half", "big")).not.toMatch(/[a-z]/i);
});
