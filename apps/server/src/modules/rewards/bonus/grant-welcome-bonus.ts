import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import type { MemberRegisteredSubscriber } from "../../identity/register/member-registered.ts";
import { beneficiaryOf } from "../grants/beneficiary.ts";
import { grantReward, lockBeneficiary } from "../grants/grant-reward.ts";

/** Grants what the brand gives a new member: a bonus to be wagered, never cash, so that an empty account is worth nothing. */
export const grantWelcomeBonus: MemberRegisteredSubscriber = {
  name: "welcome bonus",
  prepare: async ({ brand, now }) => {
    const amount = BigInt(brand.welcomeCredit);
    if (amount === 0n) return undefined;
    const titles = inEveryLanguage((language) => serverText(language, "reward.welcome"));
    return await Promise.resolve(async (tx, memberId) => {
      const to = beneficiaryOf({ brand, now }, { id: memberId, book: "real" });
      await lockBeneficiary(tx, to);
      await grantReward(tx, to, { source: "welcome", ref: "registration", titles, amount, ...brand.welcomeWagering });
    });
  },
};
