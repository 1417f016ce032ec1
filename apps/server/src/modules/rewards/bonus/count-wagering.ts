import { countedOf } from "@baize/domain/rewards/bonus/state";
import { joinParts, type NamedParts } from "../../../platform/database/named-parts.ts";
import type { RunSql } from "../../../platform/database/database.ts";
import type { RoundSettled, RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { notificationPart } from "../../inbox/send-message.ts";
import { addProgress, addWageringLine, findBonusInPlay, findCounted, listInPlay, type WageringLine } from "./queries.ts";

async function buildParts(
  run: RunSql,
  { owner, betId, category, validBet, at }: Omit<RoundSettled, "path" | "isAgain">,
): Promise<NamedParts> {
  if (validBet === 0n) return {};
  const bonus = await findBonusInPlay(run, { memberId: owner.id, betId, category, at });
  if (!bonus) return {};
  const { id: bonusId, weight, missing, titles, amount, lines: step } = bonus;
  const counted = countedOf(validBet, weight, missing);
  if (counted === 0n) return {};
  const facts = { titles, amount: { minor: amount, currency: owner.currency } };
  return {
    wageringLine: addWageringLine({ memberId: owner.id, betId, bonusId, validBet, weight, counted, at, step }),
    wageringProgress: addProgress(owner.id, bonusId, counted),
    ...(counted === missing ? { bonusReady: notificationPart(owner.id, "bonus_ready", facts, at) } : {}),
  };
}

/** The line of the opposite sign to one that counted by a result that is taken back. */
const partsBack = (line: WageringLine, at: Date): NamedParts => ({
  wageringTaken: addWageringLine({ ...line, validBet: -line.validBet, counted: -line.counted, at, step: line.step + 1 }),
  wageringProgress: addProgress(line.memberId, line.bonusId, -line.counted),
});

async function write(run: RunSql, parts: NamedParts): Promise<void> {
  if (Object.keys(parts).length === 0) return;
  const { text, values } = joinParts(parts, "select 1");
  await run(text, values);
}

/**
 * Counts a settled bet towards the bonus in play, once: its line, the progress, and a notification when the wagering is complete. What
 * counted by a result that was taken back counts no more, unless the bonus has ended.
 */
export const countWagering: RoundSettledSubscriber = {
  name: "wagering",
  roundSettled: buildParts,
  roundUnsettled: async (run, { memberId, betId, at }) => {
    const line = await findCounted(run, memberId, betId);
    return line ? partsBack(line, at) : {};
  },
  roundsSettled: async (run, rounds) => {
    const playing = await listInPlay(
      run,
      rounds.map(({ owner }) => owner.id),
    );
    // A corrected draw changes what its tickets win, and not the stakes that they count by.
    const counting = rounds.filter(({ owner, isAgain }) => !isAgain && playing.has(owner.id));
    for (const round of counting) await write(run, await buildParts(run, round));
  },
};
