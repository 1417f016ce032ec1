import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { RECORD_TYPES, RECORD_WALLETS, recordType } from "@baize/domain/payments/record";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { inBalance } from "./in-balance.ts";
import { storeSums, type KindSum, listBalances, listHeldWithdrawals, loadOpenStakes, loadSumsByKind } from "./queries.ts";

type Output = OutputOf<"wallet.explained">;
type Wallet = Output["wallets"][number];

/** Bonuses in play, as the module that grants them explains them. */
export type ListOpenBonuses = (ctx: MemberContext) => Promise<Output["bonuses"]>;

const WALLETS = [...RECORD_WALLETS, "vendor"] as const;

/** The kinds of transfer of one wallet, grouped as in the account record. */
function linesOf(sums: readonly KindSum[], currency: string): Wallet["lines"] {
  return RECORD_TYPES.flatMap((type) => {
    const own = sums.filter(({ kind }) => recordType(kind) === type);
    if (own.length === 0) return [];
    const minor = own.reduce((all, { sum }) => all + sum, 0n);
    return [{ type, count: own.reduce((all, { count }) => all + count, 0), amount: toMoneyAmount({ minor, currency }) }];
  });
}

/** Every wallet that ever held money, from the rows that the balance itself is read from. */
export const explainBalance =
  (listOpenBonuses: ListOpenBonuses): Handler<"wallet.explained", ServerContexts> =>
  async (ctx) => {
    const { currency } = ctx.brand;
    const money = (minor: bigint) => toMoneyAmount({ minor, currency });
    const [balances, sums] = [await listBalances(ctx), await loadSumsByKind(ctx)];
    await storeSums(ctx, sums);
    const wallets = WALLETS.flatMap((wallet) =>
      balances
        .filter(({ kind }) => kind === wallet)
        .map(({ balance, ref }): Wallet => {
          const own = sums.filter((one) => one.wallet === wallet && one.vendor === ref);
          const lines = linesOf(own, currency);
          return { wallet, vendor: ref, amount: money(balance), counted: inBalance(wallet), lines };
        }),
    );
    const { count, stake } = await loadOpenStakes(ctx);
    return {
      sumBalance: money(balances.filter(({ kind }) => inBalance(kind)).reduce((all, { balance }) => all + balance, 0n)),
      wallets: wallets.filter(({ wallet, lines }) => wallet === "cash" || lines.length > 0),
      held: (await listHeldWithdrawals(ctx)).map(({ id, account, amount, at }) => ({
        id,
        account,
        amount: money(amount),
        at: at.getTime(),
      })),
      bonuses: await listOpenBonuses(ctx),
      openBets: { count, stake: money(stake) },
      asOf: ctx.now.getTime(),
    };
  };
