import type { Handler } from "@baize/api/contract/contract";
import { toWire } from "@baize/domain/money/wire";
import { recordType } from "@baize/domain/payments/record";
import type { MemberContext, ServerContexts } from "../../context.ts";
import { decodeCursor, encodeCursor } from "../../http/cursor.ts";
import { withFirstPage } from "../../http/place.ts";
import { findEntries, sumEntries } from "./store.ts";

async function totalsOf(ctx: MemberContext, filters: Parameters<typeof sumEntries>[1]) {
  const { count, into, out, net } = await sumEntries(ctx, filters);
  const wire = (minor: bigint) => toWire({ minor, currency: ctx.brand.currency });
  return { count, in: wire(into), out: wire(out), net: wire(net) };
}

/** The account record: each line says what the wallet held before and after, so that the balance opens to what made it. */
export const listTransactions: Handler<"transactions.list", ServerContexts> = async (ctx, input) => {
  const [before] = input.cursor ? decodeCursor(input.cursor, ["number"]) : [];
  const rows = await findEntries(ctx, input, before === undefined ? undefined : Number(before));
  const totals = await withFirstPage(input, async () => await totalsOf(ctx, input));
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
    totals,
    asOf: ctx.now.getTime(),
  };
};
