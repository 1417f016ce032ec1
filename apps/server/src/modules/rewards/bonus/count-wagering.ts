import { countedOf } from "@baize/domain/rewards/bonus/state";
import { joinParts, type NamedParts } from "../../../platform/database/named-parts.ts";
import type { RunSql } from "../../../platform/database/database.ts";
import type { RoundSettled, RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { notificationPart } from "../../inbox/send-message.ts";
import { addProgress, addWageringLine, findBonusInPlay, listInPlay } from "./queries.ts";

async function partsOf(
  run: RunSql,
  { owner, betId, category, validBet, at }: Omit<RoundSettled, "path" | "isAgain">,
): Promise<NamedParts> {
  if (validBet === 0n) return {};
  const bonus = await findBonusInPlay(run, { memberId: owner.id, betId, category, at });
  if (!bonus) return {};
  const { id: bonusId, weight, missing, titles, amount } = bonus;
  const counted = countedOf(validBet, weight, missing);
  if (counted === 0n) return {};
  const facts = { titles, amount: { minor: amount, currency: owner.currency } };
  return {
    wageringLine: addWageringLine({ memberId: owner.id, betId, bonusId, validBet, weight, counted, at }),
    wageringProgress: addProgress(owner.id, bonusId, counted),
    ...(counted === missing ? { bonusReady: notificationPart(owner.id, "bonus_ready", facts, at) } : {}),
  };
}

/** Counts a settled bet towards the bonus in play: its line, the progress, and a notification when the wagering is complete. */
export const countWagering: RoundSettledSubscriber = {
  name: "wagering",
  roundSettled: async (run, round) => (round.isAgain ? {} : await partsOf(run, round)),
  roundsSettled: async (run, rounds) => {
    const playing = await listInPlay(
      run,
      rounds.map(({ owner }) => owner.id),
    );
    for (const round of rounds.filter(({ owner, isAgain }) => !isAgain && playing.has(owner.id))) {
      const parts = await partsOf(run, round);
      if (Object.keys(parts).length === 0) continue;
      const { text, values } = joinParts(parts, "select 1");
      await run(text, values);
    }
  },
};
