import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { notifyMembers } from "../../inbox/send-message.ts";
import { withholdWins } from "../../gaming/rounds/batch-queries.ts";
import type { EndedWin } from "./ended-win.ts";
import { insertHeldWins } from "./queries.ts";

/**
 * Withholds the wins of many rounds instead of paying them: an operator's decision settles each round. Call it with the members locked,
 * and instead of settling the rounds.
 */
export async function holdWins(tx: Transaction, wins: readonly EndedWin[], at: Date): Promise<void> {
  if (wins.length === 0) return;
  await insertHeldWins(tx, wins, at);
  await withholdWins(runIn(tx), wins);
  const notices = wins.map(({ memberId, amount: minor, currency }) => ({
    memberId,
    template: "win_held" as const,
    facts: { amount: { minor, currency } },
  }));
  await notifyMembers(tx, notices, at);
}
