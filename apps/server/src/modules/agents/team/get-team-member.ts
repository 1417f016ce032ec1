import type { Handler } from "@baize/api/contract/contract";
import { maskEmail, maskPhone } from "@baize/domain/identity/member/mask";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { findTeam } from "./find-team.ts";
import { loadNotes } from "../notes/queries.ts";
import { loadTrail } from "./load-trail.ts";
import { countBelow, findBelow } from "./queries.ts";
import { toPerson } from "./to-person.ts";

export const getTeamMember: Handler<"team.get", ServerContexts> = async (ctx, { account }) => {
  const { db } = ctx.system;
  const { agentId } = await findTeam(ctx);
  const found = await findBelow(ctx, agentId, account);
  if (!found) throw fault("auth.user_unknown");
  const { id, email, mobile, openedBy } = found;
  const opened = openedBy === null ? "self" : openedBy === agentId ? "me" : "agent";
  const notes = await loadNotes(ctx, [id]);
  return {
    ...toPerson(found, 0, await countBelow(db, { ancestorId: id, reach: "direct" }), notes.get(id)),
    trail: await loadTrail(db, agentId, found),
    all: await countBelow(db, { ancestorId: id, reach: "all" }),
    email: email === null ? null : maskEmail(email),
    mobile: mobile === null ? null : maskPhone(mobile),
    openedBy: opened,
    asOf: ctx.now.getTime(),
  };
};
