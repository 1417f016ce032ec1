import { notifyMember } from "../../inbox/send-message.ts";
import type { DepositReversedSubscriber } from "../../payments/deposits/deposit-reversed.ts";
import { sumDepositsSince } from "../promotions/queries.ts";
import { endBonus } from "./end-bonus.ts";
import { listBonusesOnDeposits } from "./queries.ts";

/** Ends the open bonuses whose promotion requires more deposits than are left after one was reversed. */
export const revokeBonuses: DepositReversedSubscriber = {
  name: "bonuses",
  depositReversed: async (tx, { owner, brand, at }) => {
    for (const { bonus, joinedAt, needed } of await listBonusesOnDeposits(tx, owner.id)) {
      if ((await sumDepositsSince(tx, owner.id, joinedAt)) >= BigInt(needed)) continue;
      await endBonus(tx, { owner, brand, now: at }, bonus, "revoke");
      const amount = { minor: bonus.amount, currency: bonus.currency };
      await notifyMember(tx, owner.id, "bonus_revoked", { titles: bonus.titles, amount }, at);
    }
  },
};
