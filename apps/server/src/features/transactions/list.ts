import type { Handler } from "@baize/api/contract";
import { toWire } from "@baize/domain/money/wire";
import { recordType } from "@baize/domain/payment/record";
import type { ServerContexts } from "../../context.ts";
import { decodeCursor, encodeCursor } from "../../http/cursor.ts";
import { findEntries, sumEntries } from "./store.ts";

/** The account record: each line says what the wallet held before and after, so that the balance opens to what made it. */
export const listTransactions: Handler<"transactions.list", ServerContexts> = async (ctx, input) => {
  const [before] = input.cursor ? decodeCursor(input.cursor, ["number"]) : [];
  const rows = await findEntries(ctx, input, before === undefined ? undefined : Number(before));
  const totals = await sumEntries(ctx, input);
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  const wire = (minor: bigint) => toWire({ minor, currency: ctx.brand.currency });
  return {
    items: page.map(({ id, kind, ref, at, ...line }) => ({
      id,
      type: recordType(kind),
      reference: ref,
      amount: wire(line.amount),
      before: wire(line.before),
      after: wire(line.after),
      at: at.getTime(),
    })),
    next: last ? encodeCursor([last.version]) : null,
    totals: { count: totals.count, in: wire(totals.into), out: wire(totals.out), net: wire(totals.net) },
    asOf: ctx.now.getTime(),
  };
};
