import { habits } from "./memory.ts";

/**
 * The hashes that this device saw before its bets. The page of proofs compares a revealed seed with them: the hash that comes with
 * the seed proves nothing.
 */
const [HASHES, BETS] = ["seen-hashes", "seen-bets"];
const MOST = 200;

/** Lines of a name and a value, the oldest first. */
function load(list: string): Map<string, string> {
  const lines = (habits.get(list) ?? "").split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
}

const keep = (list: string, found: ReadonlyMap<string, string>): void =>
  habits.set(
    list,
    [...found]
      .slice(-MOST)
      .map((line) => line.join(" "))
      .join("\n"),
  );

/** Stores a published hash with the first round that can be bet on after this. */
export function keepHash(hash: string, round: number): void {
  const found = load(HASHES);
  if (!found.has(hash)) keep(HASHES, found.set(hash, String(round)));
}

/** The first round that could be bet on after this device saw a hash. */
export function firstRoundAfter(hash: string): number | undefined {
  const round = load(HASHES).get(hash);
  return round === undefined ? undefined : Number(round);
}

let shown = "";

/** What the page shows from now on: the hash of the seed, and at a table that of its chain. */
export function showHashes(...hashes: readonly string[]): void {
  shown = hashes.join(" ");
}

/** Stores what the page shows under the intent of a bet, before the bet is sent. */
export function keepBet(intent: string): void {
  if (shown !== "") keep(BETS, load(BETS).set(intent, shown));
}

/** Stores the bets of known rounds under the ids of those rounds, which the page of proofs knows. */
export function nameBets(rounds: readonly { readonly id: string; readonly intent: string }[]): void {
  const found = load(BETS);
  const made = rounds.filter(({ intent }) => found.has(intent));
  for (const { id, intent } of made) {
    found.set(id, found.get(intent) ?? "");
    found.delete(intent);
  }
  if (made.length > 0) keep(BETS, found);
}

/** What was shown before the bet of a round, if it was placed on this device. */
export const seenBefore = (id: string): string | undefined => load(BETS).get(id);

/** The part of a link that carries what the page saw: a browser keeps what a frame stores apart from the page of proofs. */
export const seenPart = (seen: string | undefined): string => (seen ? `#seen=${seen.replaceAll(" ", "-")}` : "");
/** What `seenPart` wrote. */
export const readSeen = (hash: string): string | undefined => /^#seen=([0-9a-f-]+)$/.exec(hash)?.[1]?.replaceAll("-", " ");
/** What the page shows now. */
export const shownNow = (): string => shown;
