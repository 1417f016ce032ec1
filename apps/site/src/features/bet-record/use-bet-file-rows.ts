import { useBetFileColumns } from "../../shared/bets/use-bet-file-columns.ts";
import type { BetFilterState } from "../../shared/bets/use-bet-filters.ts";
import { wholeList } from "../../shared/api/use-pages.ts";
import type { FileRows } from "../../shared/records/csv.ts";

/** All filtered bets as rows of a file. */
export const useBetFileRows = ({ input }: BetFilterState): (() => FileRows) => wholeList("bets.list", input, useBetFileColumns());
