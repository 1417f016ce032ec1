import { type LotteryGame, prizeTableOf } from "@baize/domain/lottery/games";
import { inCurrency } from "@baize/domain/lottery/price";
import { formatAmount } from "@baize/domain/money/amount";
import type { Brand } from "../../../platform/brand/brand.ts";
import { fault } from "../../../platform/http/fault.ts";

/** The most that one member may stake on one draw, in minor units. */
const maxMemberOf = (rules: LotteryGame, currency: string): bigint => inCurrency(prizeTableOf(rules).maxMember, currency);

/** The most that one ticket may cost: the brand's most of a bet, and the draw's of one member. */
export function maxTicketOf({ bets, currency }: Brand, rules: LotteryGame): bigint {
  const [ofBrand, ofMember] = [BigInt(bets.max), maxMemberOf(rules, currency)];
  return ofBrand < ofMember ? ofBrand : ofMember;
}

/** Throws `money.out_of_range` for a stake outside the brand's bounds of a bet. */
export function requireBrandBounds({ bets, currency }: Brand, stake: bigint): void {
  const [min, max] = [BigInt(bets.min), BigInt(bets.max)];
  if (stake < min || stake > max)
    throw fault("money.out_of_range", { min: formatAmount(min, currency), max: formatAmount(max, currency), currency });
}

/** Throws `lottery.member_limit` where a stake and what the member has staked on the draw are more than one member may stake. */
export function requireMemberLimit(rules: LotteryGame, currency: string, stake: bigint, staked = 0n): void {
  const left = maxMemberOf(rules, currency) - staked;
  if (stake > left) throw fault("lottery.member_limit", { left: formatAmount(left < 0n ? 0n : left, currency), currency });
}
