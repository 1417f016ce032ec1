import { TEAM_KINDS } from "@baize/domain/agents/team";
import { memberStatus } from "../../identity/member/member-status.ts";
import type { Size, TeamRow } from "./queries.ts";

function teamKind(value: number) {
  const kind = TEAM_KINDS.find((one) => one === value);
  if (kind === undefined) throw new Error(`${value} is no kind of a team's account`);
  return kind;
}

/** A row of the team as its agent sees it. `above`: the level of the account that the row's depth counts from. */
export const toPerson = (
  { account, nickname, kind, status, joinedAt, lastLoginAt, depth }: TeamRow,
  above: number,
  direct: Size,
  note: string | undefined,
) => ({
  account,
  nickname,
  type: teamKind(kind),
  level: above + depth,
  status: memberStatus(status),
  joinedAt: joinedAt.getTime(),
  lastLoginAt: lastLoginAt?.getTime() ?? null,
  direct,
  note: note ?? "",
});
