import type { InputOf } from "@baize/api/contract/contract";
import {
  TEAM_ACTIVITY,
  TEAM_KINDS,
  TEAM_REACH,
  type TeamActivity,
  type TeamKind,
  type TeamReach,
} from "@baize/domain/agents/team";
import { MOST_LEVELS } from "@baize/domain/agents/tree";
import { MEMBER_STATUSES, type MemberStatus } from "@baize/domain/identity/member/status";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { type RecordDaysState, useRecordDays } from "../../shared/records/use-record-days.ts";

const NONE = { range: "", from: "", to: "", search: "", type: "", status: "", reach: "", level: "", activity: "", link: "" };

/** Levels that can be listed alone; the first is that of the direct downlines. */
export const DEEPER_LEVELS: readonly number[] = Array.from({ length: MOST_LEVELS - 2 }, (_, index) => index + 2);

export interface TeamFilterState {
  readonly days: RecordDaysState;
  readonly search: string;
  readonly type: TeamKind | undefined;
  readonly status: MemberStatus | undefined;
  readonly reach: TeamReach;
  /** A deeper level alone. */
  readonly level: number | undefined;
  readonly activity: TeamActivity | undefined;
  /** The code of an invitation link; "" for none. */
  readonly link: string;
  /** The filters as the server takes them. */
  readonly input: InputOf<"team.list">;
  /** How many are set. */
  readonly count: number;
  readonly change: (values: Partial<Record<keyof typeof NONE, string>>) => void;
  readonly clear: () => void;
}

/** The filters of a team, or of those below an account of it, from the address; an invalid one counts as unset. A search and a link look at every level. */
export function useTeamFilters(under: string | undefined): TeamFilterState {
  const [params, change] = useCentreQuery();
  const days = useRecordDays();
  const search = (params.get("search") ?? "").slice(0, 64);
  const type = TEAM_KINDS.find((kind) => String(kind) === params.get("type"));
  const status = MEMBER_STATUSES.find((one) => one === params.get("status"));
  const level = DEEPER_LEVELS.find((one) => String(one) === params.get("level"));
  const activity = TEAM_ACTIVITY.find((one) => one === params.get("activity"));
  const reach = TEAM_REACH.find((one) => one === params.get("reach")) ?? "direct";
  const link = (params.get("link") ?? "").slice(0, 64);
  const wide = search !== "" || link !== "" || level !== undefined;
  const reached = wide ? "all" : reach;
  return {
    days,
    search,
    type,
    status,
    reach,
    level,
    activity,
    link,
    input: {
      ...days.input,
      under,
      search: search || undefined,
      type,
      status,
      level,
      activity,
      link: link || undefined,
      reach: reached,
    },
    count:
      [days.isSet, search !== "", link !== "", level !== undefined || reach !== "direct"].filter(Boolean).length +
      [type, status, activity].filter((one) => one !== undefined).length,
    change,
    clear: () => change(NONE),
  };
}
