import type { Handler } from "@baize/api/contract/contract";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { MOST_NOTE } from "@baize/domain/agents/note";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { findBelow } from "../team/queries.ts";
import { saveNote } from "./queries.ts";

export const setNote: Handler<"team.setNote", ServerContexts> = async (ctx, input) => {
  const { member } = ctx;
  const abilities = agentAbilities(memberKind(member.kind));
  if (!abilities) throw fault("auth.not_agent");
  if (abilities.readsTeamOf !== "itself") throw fault("team.not_allowed");
  const note = trimmed(input.note);
  if (countCharacters(note) > MOST_NOTE) throw invalid("note", "too_long", { max: MOST_NOTE });
  const found = await findBelow(ctx, member.id, input.account);
  if (!found) throw fault("auth.user_unknown");
  if (found.depth !== 1) throw fault("team.not_allowed");
  return await ctx.commit(async (tx) => {
    await saveNote(tx, ctx, found.id, note);
    await writeAudit(tx, ctx, "team.setNote", member.id, { account: found.account });
    return { account: found.account, note };
  });
};
