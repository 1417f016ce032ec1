import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor } from "../../../platform/lists/page.ts";
import { listOwnContracts } from "./queries.ts";
import { contractView } from "./view.ts";

/** The caller's contracts on both sides, every version of them. */
export const listContracts: Handler<"contracts.list", ServerContexts> = async (ctx, input) => {
  const rows = await listOwnContracts(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ row: { at, id } }) => ({ at, id }));
  return { items: page.map((row) => contractView(ctx, row)), next, asOf: ctx.now.getTime() };
};
