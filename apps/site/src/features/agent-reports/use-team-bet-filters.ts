import type { InputOf } from "@baize/api/contract/contract";
import { MOST_LEVELS } from "@baize/domain/agents/tree";
import { type BetFilterState, NO_BET_FILTERS, useBetFilters } from "../../shared/bets/use-bet-filters.ts";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { REPORT_DAYS } from "./report-days.ts";
import { type AccountFilter, NO_ACCOUNT, useAccountFilter } from "./use-account-filter.ts";

const NONE = { ...NO_BET_FILTERS, ...NO_ACCOUNT, level: "", vendor: "", search: "" };
const VENDOR = /^[A-Z0-9_]{1,32}$/;

export const LEVELS: readonly string[] = Array.from({ length: MOST_LEVELS - 1 }, (_, index) => String(index + 1));

export interface TeamBetFilters {
  readonly bets: BetFilterState;
  readonly whose: AccountFilter;
  readonly level: string;
  /** The code of a vendor. */
  readonly vendor: string;
  /** Part of a game's name, or a round. */
  readonly search: string;
  /** The filters as the server takes them. */
  readonly input: InputOf<"teamReports.bets">;
  /** How many are set. */
  readonly count: number;
  readonly change: (values: Partial<Record<"level" | "vendor" | "search", string>>) => void;
  readonly clear: () => void;
}

/** The filters of the team's bets from the address; an invalid one counts as unset. */
export function useTeamBetFilters(): TeamBetFilters {
  const [params, change] = useCentreQuery();
  const bets = useBetFilters(REPORT_DAYS);
  const whose = useAccountFilter();
  const level = LEVELS.find((one) => one === params.get("level")) ?? "";
  const asked = params.get("vendor") ?? "";
  const vendor = VENDOR.test(asked) ? asked : "";
  const search = (params.get("search") ?? "").slice(0, 80);
  return {
    bets,
    whose,
    level,
    vendor,
    search,
    input: {
      ...bets.input,
      ...whose.input,
      level: level === "" ? undefined : Number(level),
      vassalage: vendor || undefined,
      search: search || undefined,
    },
    count: bets.count + whose.count + [level, vendor, search].filter((one) => one !== "").length,
    change,
    clear: () => change(NONE),
  };
}
