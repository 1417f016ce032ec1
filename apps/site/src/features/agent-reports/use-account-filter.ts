import { MOST_ACCOUNT_PATH } from "@baize/domain/agents/account-path";
import { REPORT_REACH, type ReportReach } from "@baize/domain/agents/team";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";

/** What removes it from the address. */
export const NO_ACCOUNT = { account: "", reach: "" };

export interface AccountFilter {
  /** The name of an account, or its path in the team; "" for all. */
  readonly account: string;
  readonly reach: ReportReach;
  /** As the server takes it. */
  readonly input: { readonly account?: string; readonly reach?: ReportReach };
  readonly count: number;
  readonly setAccount: (account: string) => void;
  readonly setReach: (reach: string) => void;
}

/** The scope of a report, from the address: one account's lines, or also those of all members below it. */
export function useAccountFilter(): AccountFilter {
  const [params, change] = useCentreQuery();
  const account = (params.get("account") ?? "").slice(0, MOST_ACCOUNT_PATH);
  const reach = REPORT_REACH.find((one) => one === params.get("reach")) ?? "person";
  return {
    account,
    reach,
    input: account === "" ? {} : { account, reach },
    count: Number(account !== ""),
    setAccount: (value) => change(value === "" ? NO_ACCOUNT : { account: value }),
    setReach: (value) => change({ reach: value }),
  };
}
