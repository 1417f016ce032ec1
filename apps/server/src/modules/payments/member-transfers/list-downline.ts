import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy } from "../../../platform/lists/page.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { listDownlineMembers } from "./queries.ts";
import { findSides } from "./find-sides.ts";

/** Members that an agent may send money to. */
export const listDownline: Handler<"upline.people", ServerContexts> = async (ctx, { search, cursor, limit }) => {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, ["string"]);
  if (!(await findSides(ctx)).includes("downline")) throw fault("transfer.not_allowed");
  const rows = await listDownlineMembers(ctx, { search, after: after === undefined ? undefined : String(after), limit });
  const { page, next } = pageSortedBy(rows, limit, ({ handle }) => [handle]);
  return {
    items: page.map(({ account, nickname, kind, level }) => ({ account, nickname, type: memberKind(kind), level })),
    next,
  };
};
