import type { ContractTerms } from "../contract/terms.ts";
import type { ContractType } from "../contract/type.ts";
import type { Computed } from "./computed.ts";
import { computeDividend } from "./dividend.ts";
import { computeDaily, computeHourly, computeRealTime } from "./salary.ts";
import type { DividendBase, TeamWindow } from "./team-window.ts";

/** The version of the rules below. A change of what they pay is a new version: closed windows keep theirs. */
export const SETTLEMENT_RULES_VERSION = 1;

type Rules = (terms: ContractTerms, team: TeamWindow, mode: DividendBase) => Computed;

const RULES: Readonly<Record<ContractType, Rules>> = {
  dividend: computeDividend,
  daily: computeDaily,
  hourly: computeHourly,
  realTime: computeRealTime,
};

/** What one contract is paid for one window. The same rows give the same result, in whatever order they come. */
export const computeContract: Rules = (terms, team, mode) => RULES[terms.type](terms, team, mode);
