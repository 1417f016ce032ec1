import * as z from "zod";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { written } from "../../platform/operator/fields.ts";
import { always, type Operation, operation, Refused } from "../../platform/operator/operation.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { announceFurther } from "./draws/announce-draws.ts";
import { cancelDraw, closeEarly } from "./draws/cancel-draw.ts";
import { listComing, listPast, type LotteryDraw } from "./draws/queries.ts";
import { correctDraw, settleCorrected } from "./settlement/correct-draw.ts";
import { rerunDraw } from "./settlement/rerun-draw.ts";

const game = z.string().min(1).describe("<code>");
const issue = z.string().min(1).describe("<issue>");
const drawKey = { game, issue };

const printed = ({ game: code, issue: number, state, closesAt, drawsAt, tickets, numbers, version }: LotteryDraw) => ({
  game: code,
  issue: number,
  state,
  closes: closesAt.toISOString(),
  draws: drawsAt.toISOString(),
  tickets,
  numbers: numbers.join(" "),
  version,
});

function rulesOf(code: string) {
  const rules = lotteryGameOf(code);
  if (!rules) throw new Refused(`There is no lottery ${code}.`);
  return rules;
}

/** Operators' commands for draws, which are the same for every brand. `roundSettled`: the subscribers of rounds that a correction settles. */
export const lotteryOperations = (roundSettled: readonly RoundSettledSubscriber[]): Readonly<Record<string, Operation>> => ({
  "lottery list": operation({
    summary: "The draws to come and the last ones of a lottery",
    roles: ["finance", "risk", "manager"],
    scope: "platform",
    input: z.strictObject({ game }),
    run: async (system, given) => {
      const { code } = rulesOf(given.game);
      const now = system.now();
      return [...(await listComing(system.db, [code], now, 10)).toReversed(), ...(await listPast(system.db, code, now, 20))].map(
        printed,
      );
    },
  }),
  "lottery announce": operation({
    summary: "Announces those of the next draws of a lottery that are not announced yet, with the commitments to their seeds",
    roles: ["manager"],
    access: "state",
    scope: "platform",
    input: z.strictObject({ game, count: z.coerce.number().int().min(1).max(50).default(10).describe("<number>") }),
    run: async (system, given, operator) => {
      const rules = rulesOf(given.game);
      const isNew = new Set(await announceFurther(system, operator, rules, given.count));
      const coming = await listComing(system.db, [rules.code], system.now(), given.count);
      return coming.map((draw) => ({ ...printed(draw), new: isNew.has(draw.issue) }));
    },
  }),
  "lottery close": operation({
    summary: "Closes a draw before its time: it takes no more tickets",
    roles: ["risk", "manager"],
    access: "state",
    scope: "platform",
    input: z.strictObject(drawKey),
    run: async (system, given, operator) => await closeEarly(system, operator, given),
  }),
  "lottery cancel": operation({
    summary: "Cancels a draw that has no numbers yet, and gives every stake back",
    roles: ["risk", "manager"],
    access: "money",
    scope: "platform",
    needsApproval: always,
    input: z.strictObject({ ...drawKey, reason: written(200, 5) }),
    run: async (system, given, operator) => await cancelDraw(system, operator, given),
  }),
  "lottery rerun": operation({
    summary: "Computes a settled draw once more and compares it to the byte with what is stored; changes nothing",
    roles: ["finance", "risk", "manager"],
    access: "private",
    scope: "platform",
    input: z.strictObject(drawKey),
    run: async (system, given, operator) => await rerunDraw(system, operator, given),
  }),
  "lottery correct": operation({
    summary:
      "Settles a draw again by its seed, its root and its tickets, as a new version; the differences are paid, or taken back",
    roles: ["finance", "manager"],
    access: "money",
    scope: "platform",
    needsApproval: always,
    input: z.strictObject({ ...drawKey, reason: written(200, 5) }),
    run: async (system, given, operator) => {
      const corrected = await correctDraw(system, operator, given);
      await settleCorrected(system, roundSettled, given);
      return corrected;
    },
  }),
});
