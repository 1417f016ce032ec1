import { createHmac } from "node:crypto";
import type { Proof } from "../src/play/contract.ts";

/** The 32-bit numbers of a round, without the provider's drawing code. */
export function* numbersOf({ serverSeed = "", clientSeed, nonce }: Proof): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = createHmac("sha256", Buffer.from(serverSeed, "hex")).update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

/** So many of the numbers from 1 on, each drawn from those that are left. */
function drawnFrom(all: number, count: number, next: (below: number) => number): number[] {
  const left = Array.from({ length: all }, (_, index) => index + 1);
  return Array.from({ length: count }, () => left.splice(next(left.length), 1)).flat();
}

/** So many cards from so many full decks in order. */
function dealt(decks: number, count: number, next: (below: number) => number): number[] {
  const left = Array.from({ length: 52 * decks }, (_, index) => index % 52);
  return Array.from({ length: count }, () => left.splice(next(left.length), 1)).flat();
}

/** Recomputes what was drawn in a round of a small game by the rule on the page of proofs. */
export function drawnBy(proof: Proof, fields: number): number[] {
  const numbers = numbersOf(proof);
  const next = (below: number): number => {
    let number = numbers.next().value;
    while (number >= 2 ** 32 - (2 ** 32 % below)) number = numbers.next().value;
    return number % below;
  };
  const [engine] = proof.gameCode.split("-");
  if (engine === "dice") return [next(10), next(10)];
  if (engine === "wheel") return [next(fields)];
  if (engine === "fish") return Array.from({ length: Number(proof.choice.split(" ")[1]) }, () => next(fields));
  if (engine === "pattiroom") return [next(fields), ...dealt(1, 3 * fields, next)];
  if (engine === "rummyroom") return [next(2), ...dealt(2, fields, next)];
  if (engine === "hilo") return Array.from({ length: fields }, () => next(52));
  if (engine === "mines") return drawnFrom(25, Number(proof.choice.split(" ")[0]), next);
  if (engine === "plinko") return Array.from({ length: fields }, () => next(2));
  if (engine === "roulette") return [next(37)];
  if (engine === "dragontiger") return dealt(fields, 2, next);
  if (engine === "coin") return Array.from({ length: Number(proof.choice.split(" ")[1]) }, () => next(2));
  return drawnFrom(24, fields, next);
}
