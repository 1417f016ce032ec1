import { PROFIT_LOSS_SORTS, SORT_DIRECTIONS } from "@baize/domain/agents/profit-loss";
import type { InputOf } from "@baize/api/contract/contract";
import type { DataTableSort } from "@baize/ui/data-table";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";

interface ProfitLossSort {
  /** As the table shows it. */
  readonly sort: DataTableSort | undefined;
  /** As the server takes it. */
  readonly input: Pick<InputOf<"teamReports.profitLoss">, "sort" | "direction">;
  readonly change: (sort: DataTableSort) => void;
}

/** The order of the rows, from the address; that of joining where it names none. */
export function useProfitLossSort(): ProfitLossSort {
  const [params, change] = useCentreQuery();
  const column = PROFIT_LOSS_SORTS.find((one) => one === params.get("sort"));
  const direction = SORT_DIRECTIONS.find((one) => one === params.get("direction")) ?? "ascending";
  return {
    sort: column && { column, direction },
    input: column ? { sort: column, direction } : {},
    change: (next) => change({ sort: next.column, direction: next.direction === "ascending" ? "" : next.direction }),
  };
}
