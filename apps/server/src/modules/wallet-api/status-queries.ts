import type { AcceptedCall, StatusAnswer, TransactionStatus } from "@baize/api/provider/status";
import { PROVIDER_CALL, type ProviderCallState } from "@baize/domain/gaming/bet/provider-call";
import { formatAmount } from "@baize/domain/money/amount";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { Owner } from "../../ledger/account.ts";
import type { RunSql } from "../../platform/database/database.ts";
import type { RoundRow } from "./load-queries.ts";

const TOMBSTONE = stateAfter(PROVIDER_CALL, "miss");

/**
 * $1 member, $2 provider, $3 transaction: its call, and each tombstone that was left for it. The round of the call may have no
 * bet. Sent after `LOAD` has locked the member.
 */
const STATUS = `select c.transaction_id, c.operation, c.state, c.game_code, c.round_id, c.bet_transaction_id, c.amount, c.pot, c.pot_amount, c.campaign,
    c.answer ->> 'reference' as reference, c.at, r.id as bet_id, r.wallet
  from provider_calls c
  left join bets r on r.member_id = $1::uuid and r.provider = $2 and r.game_code = c.game_code and r.round_id = c.round_id
  where c.member_id = $1::uuid and c.provider = $2
    and (c.transaction_id = $3 or (c.bet_transaction_id = $3 and c.state = '${TOMBSTONE}'))`;

/** The columns of a stored call that describe it. */
interface StoredCall {
  readonly operation: AcceptedCall["operation"];
  readonly game_code: string;
  readonly round_id: string;
  readonly bet_transaction_id: string | null;
  readonly amount: string | number | bigint;
  readonly pot: string | null;
  readonly pot_amount: string | number | bigint;
  readonly campaign: string | null;
  readonly reference: string | null;
  readonly at: Date;
}

interface StatusRow extends StoredCall, Pick<RoundRow, "bet_id" | "wallet"> {
  readonly transaction_id: string;
  readonly state: ProviderCallState;
}

// `STATUS` selects exactly these columns.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asStatusRows = (rows: readonly Record<string, unknown>[]) => rows as unknown as readonly StatusRow[];

/** A rollback that left a tombstone, or found its stake given back, was applied too. */
export const STATUS_OF: Readonly<Record<ProviderCallState, TransactionStatus>> = {
  taken: "applied",
  paid: "applied",
  rolled_back: "rolled_back",
  done: "applied",
  repeated: "applied",
  tombstone: "applied",
  held: "held",
  refused: "refused",
  unsettled: "unsettled",
  dropped: "unsettled",
};

export const toAcceptedCall = (row: StoredCall, currency: string): AcceptedCall => ({
  operation: row.operation,
  gameCode: row.game_code,
  roundId: row.round_id || undefined,
  betTransactionId: row.bet_transaction_id ?? undefined,
  amount: formatAmount(BigInt(row.amount), currency),
  pot: row.pot === null ? undefined : { id: row.pot, amount: formatAmount(BigInt(row.pot_amount), currency) },
  campaign: row.campaign ?? undefined,
  reference: row.reference ?? undefined,
  at: row.at.toISOString(),
});

/** What became of a transaction of this provider and member, and the round of its call. */
export async function loadCallStatus(
  run: RunSql,
  { id, currency }: Owner,
  provider: string,
  transactionId: string,
): Promise<Pick<StatusAnswer, "status" | "call"> & { readonly round?: StatusRow }> {
  const rows = asStatusRows((await run(STATUS, [id, provider, transactionId])).rows);
  const own = rows.find((row) => row.transaction_id === transactionId);
  if (!own) return { status: rows.length > 0 ? "tombstoned" : "unknown" };
  return { status: STATUS_OF[own.state], call: toAcceptedCall(own, currency), round: own };
}
