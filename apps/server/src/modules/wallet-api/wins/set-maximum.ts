import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { lockBetSettings, updateBetSettings } from "./queries.ts";

interface Wanted {
  readonly brand: string;
  /** The id of a game; without it the maximum of the whole brand is set. */
  readonly game?: string | undefined;
  readonly most: string;
}

/** Sets what one round may win before an operator looks at it. Wins that wait already go on waiting. */
export async function setMaximumWin(system: System, operator: Operator, { brand, game, most }: Wanted) {
  return await transact(system.db, async (tx) => {
    const settings = await lockBetSettings(tx, brand);
    if (!settings) throw new Refused(`There is no brand ${brand}.`);
    const { currency, bets } = settings;
    const amount = parseAmount(most, currency);
    if (amount === undefined || amount <= 0n) throw new Refused(`"${most}" is no amount of ${currency}, as 100.00.`);
    const minor = amount.toString();
    const change = game === undefined ? { maxWin: minor } : { maxWinByGame: { ...bets.maxWinByGame, [game]: minor } };
    await updateBetSettings(tx, brand, change);
    const details = { game: game ?? "", most: formatAmount(amount, currency) };
    await writeOperatorAudit(tx, system, operator, { brand, action: "win.maximum", details });
    return { brand, ...details, currency };
  });
}
