import { addWagerFact } from "./modules/agents/facts/add-wager-fact.ts";
import { offerToRegistered } from "./modules/agents/links/offer-to-registered.ts";
import { keepPath } from "./modules/agents/tree/keep-path.ts";
import type { RoundSettledSubscriber } from "./modules/gaming/rounds/round-settled.ts";
import type { MemberRegisteredSubscriber } from "./modules/identity/register/member-registered.ts";
import { linkRegistered } from "./modules/identity/linked-identity/link-registered.ts";
import { keepRegisteredPassword } from "./modules/payments/payment-password/keep-registered-password.ts";
import type { DepositReversedSubscriber } from "./modules/payments/deposits/deposit-reversed.ts";
import { addWinnerEntry } from "./modules/gaming/winners/add-winner-entry.ts";
import { revokeBonuses } from "./modules/rewards/bonus/revoke-bonuses.ts";
import { countWagering } from "./modules/rewards/bonus/count-wagering.ts";
import { grantWelcomeBonus } from "./modules/rewards/bonus/grant-welcome-bonus.ts";

/** The subscribers of a settled round, which run in its transaction in this order. A module adds a row here. */
export const roundSettled: readonly RoundSettledSubscriber[] = [countWagering, addWinnerEntry, addWagerFact];

/** The subscribers of a registration, in this order. */
export const memberRegistered: readonly MemberRegisteredSubscriber[] = [
  keepRegisteredPassword,
  keepPath,
  offerToRegistered,
  linkRegistered,
  grantWelcomeBonus,
];

/** The subscribers of a reversed deposit, which run in its transaction in this order. */
export const depositReversed: readonly DepositReversedSubscriber[] = [revokeBonuses];
