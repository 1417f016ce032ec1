import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { NativeSelect } from "@baize/ui/native-select";
import { SearchField } from "@baize/ui/search-field";
import { useRead } from "../../shared/api/use-read.ts";
import { BetChoices } from "../../shared/bets/bet-choices.tsx";
import { RecordFilterBar } from "../../shared/records/record-filter-bar.tsx";
import { AccountFields } from "./account-fields.tsx";
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

/** The brand's vendors by name; one that the address names is among them, whether or not the brand still has it. */
function useVendors(chosen: string, tags: readonly string[]) {
  const { data } = useRead("games.menus", {});
  const names = new Map(data?.items.flatMap(({ vendors }) => vendors.map(({ vassalage, name }) => [vassalage, name] as const)));
  if (chosen !== "" && !names.has(chosen)) names.set(chosen, chosen);
  const { compare } = new Intl.Collator([...tags]);
  return [...names].map(([value, label]) => ({ value, label })).toSorted((one, two) => compare(one.label, two.label));
}
