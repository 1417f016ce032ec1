import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor } from "../../../platform/lists/page.ts";
import { listOwnTickets } from "./queries.ts";
import { ticketView } from "./view.ts";

export const listTickets: Handler<"lottery.tickets", ServerContexts> = async (ctx, input) => {
  const rows = await listOwnTickets(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ ticket: { at, id } }) => ({ at, id }));
  return { items: page.map((row) => ticketView(row, ctx.language)), next };
};
