import type { MemberRegisteredSubscriber } from "../../identity/register/member-registered.ts";
import { insertPaths } from "./queries.ts";

/** A new member's path joins the tree. */
export const keepPath: MemberRegisteredSubscriber = {
  name: "path",
  prepare: () => Promise.resolve(async (tx, memberId) => await insertPaths(tx, [memberId])),
};
