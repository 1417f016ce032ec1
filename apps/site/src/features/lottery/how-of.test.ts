import { expect, it } from "vitest";
import { LOTTERY_GAMES, playsOf } from "@baize/domain/lottery/games";
import { howOf } from "./how-of.ts";

/** The plays that a text is shown above, in all lotteries. */
const playsWith = (text: ReturnType<typeof howOf>) =>
  new Set(LOTTERY_GAMES.flatMap((game) => playsOf(game).filter((play) => howOf(play) === text)).map(({ id }) => id));

it("says of a line that is longer than the draw that it must hold the drawn numbers", () => {
  expect([...playsWith("allDrawn")].toSorted()).toEqual(["any-6", "any-7", "any-8", "bankers-6", "bankers-7", "bankers-8"]);
  const shorter = playsWith("all");
  expect(["any-2", "any-5", "bankers-5", "xien-2"].filter((id) => !shorter.has(id))).toEqual([]);
});

it("says of a whole number that the drawn digits must be it", () => {
  const joined = playsWith("joined");
  expect(joined).toContain("five-number");
  expect([...joined].filter((id) => !id.endsWith("-number"))).toEqual([]);
  expect([...playsWith("tail"), ...playsWith("head")].filter((id) => id.endsWith("-number"))).toEqual([]);
});
