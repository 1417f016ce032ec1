import type { ParsedOf } from "@baize/api/contract/contract";
import type { ContractType } from "@baize/domain/agents/contract/type";
import type { MemberContext } from "../../../platform/context.ts";
import { pageOf, readCursor } from "../../../platform/lists/page.ts";
import { findReader } from "./find-reader.ts";
import { listOwnContracts } from "./queries.ts";
import { contractView } from "./view.ts";

/** The caller's contracts on both sides, every version of them. */
export const listContracts = async (ctx: MemberContext, input: ParsedOf<"contracts.list">) => {
  const reader = await findReader(ctx);
  const rows = await listOwnContracts(ctx.system.db, reader, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ row: { at, id } }) => ({ at, id }));
  return { items: page.map((row) => contractView(reader, row)), next, asOf: ctx.now.getTime() };
};

/** The same of one type. */
export const listOfType = (type: ContractType) => async (ctx: MemberContext, input: ParsedOf<"dividend.list">) =>
  await listContracts(ctx, { ...input, type });
