import { countedOf } from "@baize/domain/rewards/bonus/state";
import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { notificationPart } from "../../inbox/send-message.ts";
import { addProgress, addWageringLine, findBonusInPlay } from "./queries.ts";

/** Counts a settled bet towards the bonus in play: its line, the progress, and a notification when the wagering is complete. */
export const countWagering: RoundSettledSubscriber = {
  name: "wagering",
  roundSettled: async (run, { owner, betId, category, validBet, at }) => {
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
  },
};
