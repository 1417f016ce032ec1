import * as z from "zod/mini";
import { BONUS_STATES } from "@baize/domain/rewards/bonus/state";
import { RECORD_TYPES, RECORD_WALLETS } from "@baize/domain/payments/record";
import { endpoints } from "../endpoint.ts";
import { money } from "../../schema/money.ts";
import { count, instant } from "../../schema/number.ts";
import { filled, id, shownLanguage, text } from "../../schema/text.ts";
import { balanceRoutes } from "../../routes/payments/balance.ts";

export const balance = endpoints(balanceRoutes, {
  "wallet.explained": {
    summary: "The balance opened: each wallet with the sums of its record by kind of line, and what is held for what",
    input: z.object({}),
    output: z.object({
      /** As `wallet.balance` says it: the wallets that are `counted`. */
      sumBalance: money(),
      wallets: z.array(
        z.object({
          wallet: z.enum([...RECORD_WALLETS, "vendor"]),
          /** Whose wallet it is, where the brand keeps one for each vendor; else empty. */
          vendor: text(64),
          amount: money(),
          counted: z.boolean(),
          /** Their sum is the amount. */
          lines: z.array(z.object({ type: z.enum(RECORD_TYPES), count: count(), amount: money() })),
        }),
      ),
      /** Withdrawals that hold money, newest first. */
      held: z.array(z.object({ id: id(), account: text(160), amount: money(), at: instant() })),
      /** Bonuses in play: what the bonus wallet is made of. */
      bonuses: z.array(
        z.object({ id: id(), title: filled(200), lang: shownLanguage(), state: z.enum(BONUS_STATES), amount: money() }),
      ),
      /** Stakes that have left the balance for rounds that are not over. */
      openBets: z.object({ count: count(), stake: money() }),
      asOf: instant(),
    }),
    rate: "read",
  },
});
