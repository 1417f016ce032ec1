// Ends the rounds that the platform holds open and that this folder has lost: each as void, so that its stake goes back.
// PROVIDER_ID=… PROVIDER_SECRET=… PLATFORM_URL=… node end-open.ts 24
import { existsSync } from "node:fs";
import { join } from "node:path";
import { call, type Settings } from "./vendor.ts";

interface OpenRound {
  readonly member: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly roundId: string;
  readonly totalBet: string;
  readonly totalWin: string;
}
interface OpenRounds {
  readonly items: readonly OpenRound[];
  readonly next: string | null;
}

/** Every round that was left open for more than these hours. Throws where the platform does not answer. */
async function openRounds(settings: Settings, hours: number): Promise<OpenRound[]> {
  const rounds: OpenRound[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const result = await call<OpenRounds>(settings, "v2/open-rounds", { hours, cursor });
    if (result.kind !== "ok") throw new Error(result.kind === "refused" ? result.code : "The platform did not answer.");
    rounds.push(...result.answer.items);
    cursor = result.answer.next;
  }
  return rounds;
}

/** A round that has a file is left to the vendor, or to the person who looks after it. */
const isLost = (folder: string, { roundId }: OpenRound): boolean => !existsSync(join(folder, `${roundId}.json`));

/** Ends the lost rounds. `left`: those that were not ended, as where a win above the stake was paid; a person decides. */
export async function endLostRounds(settings: Settings, hours: number): Promise<{ ended: string[]; left: string[] }> {
  const ended: string[] = [];
  const left: string[] = [];
  for (const round of (await openRounds(settings, hours)).filter((one) => isLost(settings.folder, one))) {
    const end = { ...round, transactionId: `${round.roundId}.end`, status: "void", reason: "The record of the round was lost" };
    const { kind } = await call(settings, "v1/end-round", end);
    (kind === "ok" ? ended : left).push(round.roundId);
  }
  return { ended, left };
}

if (import.meta.main) {
  const { PLATFORM_URL = "", PROVIDER_ID = "", PROVIDER_SECRET = "", FOLDER = ".data/sample-vendor" } = process.env;
  const key = { platformUrl: PLATFORM_URL, provider: PROVIDER_ID, secret: PROVIDER_SECRET };
  console.log(await endLostRounds({ ...key, folder: FOLDER, wait: 500, testPlay: false }, Number(process.argv[2] ?? "24")));
}
