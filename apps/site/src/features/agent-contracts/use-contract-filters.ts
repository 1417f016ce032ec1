import type { InputOf } from "@baize/api/contract/contract";
import { CONTRACT_STATES } from "@baize/domain/agents/contract/state";
import { CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";

const NONE = { side: "", type: "", state: "", awaits: "", account: "" };
const SIDES = ["upline", "downline"] as const;

export interface ContractFilters {
  /** The filters as the server takes them. */
  readonly input: InputOf<"contracts.list">;
  /** How many are set. */
  readonly count: number;
  readonly change: (values: Partial<Record<keyof typeof NONE, string>>) => void;
  readonly clear: () => void;
}

/** The filters of the contracts from the address; an invalid one counts as unset. */
export function useContractFilters(): ContractFilters {
  const [params, change] = useCentreQuery();
  const side = SIDES.find((one) => one === params.get("side"));
  const type = CONTRACT_TYPES.find((one) => one === params.get("type"));
  const state = CONTRACT_STATES.find((one) => one === params.get("state"));
  const account = (params.get("account") ?? "").slice(0, 64) || undefined;
  const awaits = params.get("awaits") === "me" ? ("me" as const) : undefined;
  return {
    input: { side, type, state, awaits, account },
    count: [side, type, state, awaits, account].filter((one) => one !== undefined).length,
    change,
    clear: () => change(NONE),
  };
}
