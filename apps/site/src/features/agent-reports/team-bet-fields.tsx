import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { NativeSelect } from "@baize/ui/native-select";
import { SearchField } from "@baize/ui/search-field";
import { BetChoices } from "../../shared/bets/bet-choices.tsx";
import { RecordFilterBar } from "../../shared/records/record-filter-bar.tsx";
import { AccountFields } from "./account-fields.tsx";
import { useVendors } from "./use-vendors.ts";
import { LEVELS, type TeamBetFilters } from "./use-team-bet-filters.ts";

/** Days, account, level, game, vendor and status; each applies as it changes. */
export function TeamBetFields({ filters }: { readonly filters: TeamBetFilters }) {
  const { t } = useTranslation(["agent-reports", "centre"]);
  const format = useFormat();
  const vendors = useVendors(filters.vendor, format.locale.tags);
  const all = { value: "", label: t("centre:filter.all") };
  const { bets, whose, count, clear, level, vendor, search, change } = filters;
  return (
    <RecordFilterBar filters={{ days: bets.days, count, clear }}>
      <AccountFields filter={whose} />
      <NativeSelect
        label={t("level")}
        options={[all, ...LEVELS.map((value) => ({ value, label: format.number(Number(value)) }))]}
        value={level}
        onValueChange={(value) => change({ level: value })}
      />
      <SearchField label={t("filter.game")} value={search} onValueChange={(value) => change({ search: value })} maxLength={80} />
      <NativeSelect
        label={t("filter.vendor")}
        options={[all, ...vendors]}
        value={vendor}
        onValueChange={(value) => change({ vendor: value })}
      />
      <BetChoices filters={bets} />
    </RecordFilterBar>
  );
}
