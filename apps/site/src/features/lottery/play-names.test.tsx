// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LOTTERY_GAMES, playsOf } from "@baize/domain/lottery/games";
import { inLanguage } from "./in-language.fixture.tsx";
import { playNamed } from "./play-named.ts";
import { usePlayNames } from "./use-play-names.ts";
import { useQuickChoices } from "./use-quick-choices.ts";

afterEach(cleanup);

/** An id, or the key of a message that is missing. */
const raw = /^[a-z0-9.]*[a-z][a-z0-9.-]*$/;

const plays = LOTTERY_GAMES.flatMap((game) => playsOf(game));

describe.each(["EN", "HI", "AR", "FA", "UR"] as const)("in %s", (code) => {
  it("every play, every group and every option has a name", async () => {
    const names = await inLanguage(code, usePlayNames);
    const unnamed = plays.flatMap((play) => {
      const options = play.rule.kind === "options" ? play.rule.options.map(({ id }) => id) : [];
      const all = [
        [play.id, names.name(play)],
        [play.group, names.group(play.group)],
        ...options.map((id) => [id, names.option(id)] as const),
      ] as const;
      return all.filter(([, name]) => name === "" || raw.test(name)).map(([id]) => `${play.id} ${id}`);
    });
    expect(unnamed).toEqual([]);
  });

  it("plays of one group are told apart by their names", async () => {
    const names = await inLanguage(code, usePlayNames);
    for (const game of LOTTERY_GAMES) {
      const full = playsOf(game).map((play) => `${play.group} ${names.full(play)}`);
      expect(new Set(full).size, `${game.code}: ${full.join(", ")}`).toBe(full.length);
    }
  });
});

it("quick choices divide the numbers of a board into halves, and into odd and even", async () => {
  const choices = await inLanguage("EN", useQuickChoices);
  const chosen = (numbers: readonly string[]) =>
    Object.fromEntries(choices(numbers).map(({ id, numbers: picked }) => [id, picked.join(" ")]));
  expect(chosen(["0", "1", "2", "3", "4"])).toEqual({ all: "0 1 2 3 4", small: "0 1 2", big: "3 4", odd: "1 3", even: "0 2 4" });
  expect(chosen(["01", "02", "03", "10"])).toMatchObject({ small: "01 02", big: "03 10", odd: "01 03", even: "02 10" });
  expect(choices([]).map(({ numbers }) => numbers)).toEqual([[], [], [], [], []]);
});

it("an address names a play by its id, or a group by its first play; an unknown one is the first of the game", () => {
  for (const game of LOTTERY_GAMES) {
    const own = playsOf(game);
    for (const play of own) {
      expect(playNamed(own, play.id)).toBe(play);
      expect(playNamed(own, play.id.toUpperCase())).toBe(play);
    }
    for (const { group } of own.filter((play) => own.every(({ id }) => id !== play.group)))
      expect(playNamed(own, group)).toBe(own.find((play) => play.group === group));
    for (const name of ["", "no-such-play", "../", "__proto__"]) expect(playNamed(own, name)).toBe(own[0]);
  }
});
