import { expect, test } from "vitest";
import { gameOptions } from "./game-options.ts";

const games = [
  { gameCode: "a", gameName: "पतंग" },
  { gameCode: "b", gameName: "Pearl Monsoon", lang: "en" },
];

test("marks the name of a game that falls back to another language, and no other", () => {
  const [own, other] = gameOptions(games, "ltr", undefined);
  expect(own).not.toHaveProperty("lang");
  expect(other).toMatchObject({ value: "b", lang: "en", dir: "ltr" });
});

test("marks each name where the texts around are in a fallback", () => {
  expect(gameOptions(games, "ltr", "hi").map(({ lang }) => lang)).toEqual(["hi", "en"]);
});
