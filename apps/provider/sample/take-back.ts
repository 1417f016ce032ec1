// Takes the result of a round of the sample vendor back, and settles the round by the right one: won or lost.
// PROVIDER_ID=… PROVIDER_SECRET=… PLATFORM_URL=… node take-back.ts <round> won
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { amountOf, call, CODE, minorOf, type Round, type Settings } from "./vendor.ts";

/** A round with the results that were taken back, the oldest first. The next one is under way while `pending` is its win. */
export interface Corrected extends Round {
  readonly former?: readonly string[];
  readonly pending?: string;
}

/** On disk before the next call, as the vendor keeps it. */
function save(folder: string, round: Corrected): void {
  const file = join(folder, `${round.id}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(round), { flush: true });
  renameSync(`${file}.new`, file);
}

/** Sends a call until it is answered: none of these is given up. Throws where the platform refuses it, which needs a person. */
async function sendOnce(settings: Settings, operation: string, fields: object): Promise<void> {
  for (;;) {
    const result = await call(settings, operation, fields);
    if (result.kind === "ok") return;
    if (result.kind === "refused" && result.code !== "stale") throw new Error(result.code);
    await pause(settings.wait);
  }
}

/** The ids of the calls of a result, by how many came before it: a repeat has the same ones. */
export const idOf = (id: string, what: string, former: number): string =>
  former === 0 ? `${id}.${what}` : `${id}.${what}-${former}`;

/** Takes the last result of a finished round back, and settles the round by another. A call of it that was cut off goes on. */
export async function correctRound(settings: Settings, id: string, isWon: boolean): Promise<Round> {
  const kept: Corrected = JSON.parse(readFileSync(join(settings.folder, `${id}.json`), "utf8"));
  const { seat, stake, state, former = [] } = kept;
  if (state !== "done") throw new Error(`This round is ${state}.`);
  const zero = amountOf(0n, seat);
  const win = kept.pending ?? (isWon ? amountOf((minorOf(stake) * 196n) / 100n, seat) : zero);
  save(settings.folder, { ...kept, pending: win });
  const of = { member: seat.member, currency: seat.currency, gameCode: CODE, roundId: id };
  const [last, next] = [former.length, former.length + 1];
  const move = (what: string, result: number) => ({ ...of, transactionId: idOf(id, what, result) });
  const undo = { ...move("unsettle", next), endTransactionId: idOf(id, "end", last), amount: kept.win };
  await sendOnce(settings, "v2/unsettle", undo);
  if (win !== zero) await sendOnce(settings, "v1/win", { ...move("win", next), betTransactionId: `${id}.bet`, amount: win });
  await sendOnce(settings, "v1/end-round", { ...move("end", next), totalBet: stake, totalWin: win, status: "settled" });
  const corrected: Corrected = { ...kept, win, former: [...former, kept.win], pending: undefined };
  save(settings.folder, corrected);
  return corrected;
}

if (import.meta.main) {
  const { PLATFORM_URL = "", PROVIDER_ID = "", PROVIDER_SECRET = "", FOLDER = ".data/sample-vendor" } = process.env;
  const key = { platformUrl: PLATFORM_URL, provider: PROVIDER_ID, secret: PROVIDER_SECRET };
  const [, , id = "", result] = process.argv;
  if (result !== "won" && result !== "lost") throw new Error("node take-back.ts <round> won|lost");
  console.log(await correctRound({ ...key, folder: FOLDER, wait: 500, testPlay: false }, id, result === "won"));
}
