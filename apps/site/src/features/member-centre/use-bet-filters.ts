import { useSearchParams } from "react-router-dom";
import { BET_STATUSES, type BetStatus } from "@baize/domain/bet/status";

export interface BetFilterState {
  readonly from: string;
  readonly to: string;
  readonly status: BetStatus | "";
  readonly active: boolean;
  readonly set: (values: Partial<Record<"from" | "to" | "status", string>>) => void;
  readonly clear: () => void;
}
const names = ["from", "to", "status"] as const;
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** The record's filters as the address says them; what is no day or no status counts as unset. */
export function useBetFilters(): BetFilterState {
  const [params, setParams] = useSearchParams();
  const day = (name: "from" | "to") => {
    const value = params.get(name) ?? "";
    return isDay(value) ? value : "";
  };
  const status = BET_STATUSES.find((name) => name === params.get("status")) ?? "";
  const set: BetFilterState["set"] = (values) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const [from, to] = [day("from"), day("to")];
  return {
    from,
    to,
    status,
    active: Boolean(from || to || status),
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, ""]))),
  };
}
