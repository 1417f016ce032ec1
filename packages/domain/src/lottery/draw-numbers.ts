import { type FamilyId, familyOf, type NumberGroup, paddedNumber } from "./family.ts";
import type { Result } from "./play.ts";

/** Which draw it is. */
export interface DrawKey {
  readonly game: string;
  readonly issue: string;
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** The text published before a draw opens: no other seed can be found that fits it. */
export const commitmentOf = async ({ game, issue }: DrawKey, seed: string): Promise<string> =>
  toHex(await sha256(`baize/seed/1|${game}|${issue}|${seed}`));

const WORDS = 2 ** 32;

/** Words of 32 bits that follow from the seed and from the root over all tickets. */
class Words {
  readonly #text: string;
  #left: number[] = [];
  #turn = 0;

  constructor({ game, issue }: DrawKey, seed: string, root: string) {
    this.#text = `baize/numbers/1|${game}|${issue}|${seed}|${root}`;
  }

  async next(): Promise<number> {
    if (this.#left.length === 0) {
      const view = new DataView((await sha256(`${this.#text}|${this.#turn}`)).buffer);
      this.#turn += 1;
      this.#left = Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4));
    }
    return this.#left.shift() ?? 0;
  }

  /** Each number below `count` is as likely: words beyond the last whole multiple are left out. */
  async below(count: number): Promise<number> {
    const limit = WORDS - (WORDS % count);
    let word = await this.next();
    while (word >= limit) word = await this.next();
    return word % count;
  }
}

async function drawGroup(words: Words, { count, lowest, highest, digits, distinct }: NumberGroup): Promise<string[]> {
  const left = distinct ? Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index) : [];
  const drawn: string[] = [];
  while (drawn.length < count) {
    const number = distinct
      ? (left.splice(await words.below(left.length), 1)[0] ?? lowest)
      : lowest + (await words.below(highest - lowest + 1));
    drawn.push(paddedNumber(number, digits));
  }
  return drawn;
}

/** The numbers of a draw. They follow from the seed and the root together: neither can be chosen after the other is known. */
export async function drawNumbers(family: FamilyId, key: DrawKey, seed: string, root: string): Promise<Result> {
  const words = new Words(key, seed, root);
  const drawn: string[] = [];
  for (const group of familyOf(family).groups) drawn.push(...(await drawGroup(words, group)));
  return drawn;
}
