import { describe, expect, it } from "vitest";
import { prizeOf } from "../src/engines/engine.ts";
import { titleOf } from "../src/engines/table.ts";
import { toMoneyAmount } from "../src/amounts.ts";
import type { Proof, RoundView } from "../src/play/contract.ts";
import { intent, started } from "./door.ts";
import { numbersOf } from "./verify-mini.ts";

const TITLES = ["lines-0-lotus-3-lotus-ladder", "lines-2-sun-9-falcon-sun", "cluster-1-cherry-5-mango", "hold-2-crown-1-court"];
const minor = (text: string) => BigInt(text.replace(".", ""));

/** The round by its seeds, with node:crypto and without the provider's drawing code. */
function again(proof: Proof): { stops: readonly (readonly number[])[]; win: string } {
  const numbers = numbersOf(proof);
  const draw = (below: number): number => {
    let number = numbers.next().value;
    while (number >= 2 ** 32 - (2 ** 32 % below)) number = numbers.next().value;
    return number % below;
  };
  const title = titleOf(proof.gameCode);
  if (!title) throw new Error(`no title ${proof.gameCode}`);
  const { stops, total } = title.engine.play(draw, "", title.variant);
  return { stops, win: toMoneyAmount(prizeOf(total, minor(proof.stake), title.engine.parts), 2) };
}

describe.each(TITLES)("%s through the http door", (gameCode) => {
  it("takes the stake, pays the prize and proves each round", async () => {
    const { open, post, loadProof, server } = await started();
    const { key } = await open(gameCode);
    const rounds: RoundView[] = [];
    for (let round = 0; round < 12; round++)
      rounds.push((await post("bet", { intent: intent(), stake: "20.00", choice: "" }, key)).body);
    expect(rounds.map(({ phase }) => phase)).toEqual(rounds.map(() => "settled"));
    const won = rounds.reduce((sum, { win }) => sum + minor(win), 0n);
    expect(server.wallet.balance).toBe(100_000n - 2000n * 12n + won);
    await post("rotate", { clientSeed: "mine" }, key);
    for (const round of rounds) expect(again(await loadProof(round))).toEqual({ stops: round.stops, win: round.win });
    expect((await post("bet", { intent: intent(), stake: "20.00", choice: "low" }, key)).body.code).toBe("invalid");
  });
});
