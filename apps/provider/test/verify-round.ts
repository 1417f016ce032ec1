import { createHash, createHmac } from "node:crypto";
import type { Proof } from "../src/play/contract.ts";
import { toMoneyAmount } from "../src/amounts.ts";
import { evaluate } from "../src/engines/slot/evaluate.ts";
import { gameAt } from "../src/engines/slot/games.ts";
import { gridAt } from "../src/engines/slot/spin.ts";
import { titleOf } from "../src/engines/table.ts";

/** Recomputes a round by the published rule, with node:crypto and without the provider's drawing code. */
export function verifyRound({ gameCode, serverSeed = "", clientSeed, nonce, stake }: Proof): {
  hash: string;
  stops: number[][];
  win: string;
} {
  const game = gameAt(titleOf(gameCode)?.variant ?? -1);
  const worth = (stops: number[]) => evaluate(gridAt(stops, game), game.pays);
  const seed = Buffer.from(serverSeed, "hex");
  const words: number[] = [];
  for (let block = 0; words.length < 48; block++) {
    const bytes = createHmac("sha256", seed).update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
  }
  const spinAt = (from: number) => words.slice(from, from + 5).map((word) => word % 32); // 2^32 is a multiple of 32
  const paid = spinAt(0);
  const rain = worth(paid).pearls >= 3 ? Array.from({ length: 8 }, (_, index) => spinAt(5 + index * 5)) : [];
  const lineStakes = worth(paid).total + rain.reduce((sum, stops) => sum + worth(stops).total * 2, 0);
  const win = (BigInt(lineStakes) * BigInt(stake.replace(".", ""))) / 10n;
  return { hash: createHash("sha256").update(seed).digest("hex"), stops: [paid, ...rain], win: toMoneyAmount(win, 2) };
}
