import { useBetFileColumns } from "../../shared/bets/use-bet-file-columns.ts";
import type { BetFilterState } from "../../shared/bets/use-bet-filters.ts";
import { wholeList } from "../../shared/api/use-pages.ts";

/** All filtered bets as rows of a file. */
export const useBetFileRows = ({ input }: BetFilterState): (() => Promise<string[][]>) =>
  wholeList("bets.list", input, useBetFileColumns());
