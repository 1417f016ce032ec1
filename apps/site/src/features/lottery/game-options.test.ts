import { expect, test } from "vitest";
import { gameOptions } from "./game-options.ts";

test("marks the name of a game that falls back to another language, and no other", () => {
  const [own, other] = gameOptions(
    [
      { gameCode: "a", gameName: "पतंग" },
      { gameCode: "b", gameName: "Pearl Monsoon", lang: "en" },
    ],
    "ltr",
  );
  expect(own).not.toHaveProperty("lang");
  expect(other).toMatchObject({ value: "b", lang: "en", dir: "ltr" });
});
