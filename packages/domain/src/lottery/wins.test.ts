import { expect, it } from "vitest";
import { PLAYED, sampled, seeded, ticketOn, winningResult } from "./random-plays.fixture.ts";
import { linesOf } from "./slow-counter.fixture.ts";
import { hitsOf, seenBy, winsOf } from "./wins.ts";

const prizes = PLAYED.filter(([, family]) => family.startsWith("vn"));

it.each(prizes)(
  "%s: marks figures of the ticket at the play's places, and one for each line that wins by an end",
  (name, family, play) => {
    const random = seeded(name.length);
    let marked = 0;
    const uneven: object[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const selection = ticketOn(play, random);
      const [line] = linesOf(play, selection);
      const results = [...(line ? [winningResult(family, play, line, random)] : []), ...sampled(family, play, random, 5)];
      for (const result of results) {
        const hits = hitsOf(play, selection, result);
        const texts = hits.map(({ place, from, digits }) => {
          const number = result[place] ?? "";
          return from === "head" ? number.slice(0, digits) : number.slice(number.length - digits);
        });
        expect(hits.filter(({ place }) => !play.places.includes(place))).toEqual([]);
        expect(texts.filter((text) => !selection.flat().includes(text))).toEqual([]);
        const won = winsOf(seenBy(play, result), selection).reduce((sum, { lines }) => sum + lines, 0);
        if (play.rule.kind === "end" && hits.length !== won) uneven.push({ selection, result, won });
        marked += hits.length;
      }
    }
    expect(uneven).toEqual([]);
    expect(marked).toBeGreaterThan(0);
  },
);

it("marks nothing of a play that sees no single number", () => {
  const direct = PLAYED.find(([, , play]) => play.rule.kind === "direct");
  expect(direct && hitsOf(direct[2], [["1"]], ["1", "1", "1", "1", "1"])).toEqual([]);
});
