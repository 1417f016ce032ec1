import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { isMoneyFrozen } from "../../identity/member/queries.ts";
import { loadBrandDebt } from "../../payments/collect-debt.ts";
import { loadDebt, GUARANTEES } from "../settlement/debt.ts";
import { loadDueBills } from "./queries.ts";

/** What the caller has to pay, owes, and whether its money is frozen. */
export const getState: Handler<"income.state", ServerContexts> = async (ctx) => {
  const { brand, member, system, now } = ctx;
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: brand.currency });
  const { count, amount, next } = await loadDueBills(ctx);
  const owner = { id: member.id, book: member.book, currency: brand.currency };
  let owed = 0n;
  for (const guarantee of GUARANTEES) owed += await loadDebt(runIn(system.db), owner, guarantee);
  const brandDebt = await loadBrandDebt(runIn(system.db), owner);
  const frozen = await isMoneyFrozen(system.db, member.id);
  return {
    due: { count, amount: money(amount), next: next?.getTime() ?? null },
    owed: money(owed),
    brandDebt: money(brandDebt),
    frozen,
    frozenByBrandDebt: frozen && !(await isMoneyFrozen(system.db, member.id, brandDebt)),
    asOf: now.getTime(),
  };
};
