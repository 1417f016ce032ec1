import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { RECORD_WALLETS, recordType } from "@baize/domain/payments/record";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import type { Explainers } from "../../../ledger/explainer.ts";
import { explainLine } from "./explain-line.ts";
import { findEntry } from "./queries.ts";

const OTHERS = [...RECORD_WALLETS, "vendor"] as const;

/** One line of the record: where the money came from or went to, and why. */
export const getTransaction =
  (explainers: Explainers): Handler<"transactions.get", ServerContexts> =>
  async (ctx, input) => {
    const row = isUuid(input.id) ? await findEntry(ctx, input) : undefined;
    if (!row) throw fault("transaction.not_found");
    const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
    return {
      id: row.id,
      type: recordType(row.kind),
      reference: row.ref,
      amount: money(row.amount),
      before: money(row.before),
      after: money(row.after),
      at: row.at.getTime(),
      other: OTHERS.find((one) => one === row.otherKind) ?? null,
      ...(await explainLine(ctx, explainers, row)),
    };
  };
