import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { findPeople } from "./people-queries.ts";
import { sidesOf } from "./find-sides.ts";

/** Whom an agent may send to. */
export const listPeople: Handler<"upline.people", ServerContexts> = async (ctx, { search, cursor, limit }) => {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, ["string"]);
  if (!(await sidesOf(ctx)).includes("downline")) throw fault("transfer.not_allowed");
  const rows = await findPeople(ctx, { search, after: after === undefined ? undefined : String(after), limit });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ account, nickname, kind, level }) => ({ account, nickname, type: memberKind(kind), level })),
    next: last ? encodeCursor([last.handle]) : null,
  };
};
