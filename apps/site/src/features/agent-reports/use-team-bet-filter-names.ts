import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { useBetFilterNames } from "../../shared/bets/use-bet-filter-names.ts";
import { useAccountName } from "./use-account-name.ts";
import type { TeamBetFilters } from "./use-team-bet-filters.ts";
import { useVendors } from "./use-vendors.ts";

/** What the set filters of the team's bets are called, besides the days; "" for one that is not set. */
export function useTeamBetFilterNames({ bets, whose, level, vendor, search }: TeamBetFilters): readonly string[] {
  const { t } = useTranslation(["agent-reports", "centre"]);
  const format = useFormat();
  const vendors = useVendors(vendor, format.locale.tags);
  return [
    ...useAccountName(whose),
    level && `${t("level")} ${format.number(Number(level))}`,
    search && t("centre:filter.text", { text: search }),
    vendors.find(({ value }) => value === vendor)?.label ?? "",
    ...useBetFilterNames(bets),
  ];
}
