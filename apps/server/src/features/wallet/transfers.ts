import type { Handler } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { fromTimeCursor, toTimeCursor } from "../../http/time-cursor.ts";
import { findTransfers, transferOf } from "./vendors-store.ts";
import { transferView } from "./view.ts";

export const getTransfer: Handler<"wallets.transferStatus", ServerContexts> = async ({ system, member }, { reference }) => {
  const found = await transferOf(system.db, member.id, reference);
  if (!found) throw fault("wallet.transfer_not_found");
  return transferView(found);
};

export const listTransfers: Handler<"wallets.transfers", ServerContexts> = async (ctx, { state, cursor, limit }) => {
  const rows = await findTransfers(ctx, { state, limit }, fromTimeCursor(cursor));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(transferView), next: last ? toTimeCursor(last.row.at, last.row.id) : null };
};
