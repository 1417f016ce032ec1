import { createHash } from "node:crypto";
import type { draws } from "./schema.ts";
import type { lotteries } from "../gaming/lottery-game-schema.ts";

type Lottery = typeof lotteries.$inferSelect;
type Draw = typeof draws.$inferInsert;
const DAY_SECONDS = 86_400;

/** Numbers that follow from the seed, the lottery and the issue: a sandbox needs no secret. */
function numbersOf(lottery: Lottery, seed: string, issue: string): string[] {
  const span = lottery.highest - lottery.lowest + 1;
  const found: number[] = [];
  for (let turn = 0; found.length < lottery.balls; turn += 1) {
    const digest = createHash("sha256").update(`${seed}|${lottery.code}|${issue}|${turn}`).digest();
    const number = lottery.lowest + (digest.readUInt32BE(0) % span);
    if (lottery.repeats || !found.includes(number)) found.push(number);
  }
  return found.map((number) => String(number).padStart(lottery.digits, "0"));
}

/** `261121-048`: day of the draw (UTC) and its number on that day. */
function issueOf(lottery: Lottery, drawnAt: Date): string {
  const day = drawnAt.toISOString().slice(2, 10).replaceAll("-", "");
  const second = Math.floor(drawnAt.getTime() / 1000) % DAY_SECONDS;
  return `${day}-${String(Math.floor(second / lottery.periodSeconds) + 1).padStart(3, "0")}`;
}

/** The draws of a lottery's timetable after one moment, up to another, the newest `most` of them. */
export function dueDraws(lottery: Lottery, seed: string, after: Date, until: Date, most: number): Draw[] {
  const period = lottery.periodSeconds * 1000;
  const last = Math.floor(until.getTime() / period);
  const first = Math.max(Math.floor(after.getTime() / period) + 1, last - most + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const drawnAt = new Date((first + index) * period);
    const issue = issueOf(lottery, drawnAt);
    return { lottery: lottery.code, issue, numbers: numbersOf(lottery, seed, issue), drawnAt };
  });
}
