import { useTranslation } from "react-i18next";
import { FilterBar } from "@baize/ui/filter-bar";
import { NativeSelect } from "@baize/ui/native-select";
import { SearchField } from "@baize/ui/search-field";
import type { Category } from "@baize/domain/game/category";
import { useRead } from "../../shared/use-endpoint.ts";
import { menusRead } from "../../shared/menus-read.ts";
import { type LobbyFilterState, searchLimit } from "./use-lobby-filters.ts";

/** Search by name and the vendor's filter; both apply as they change. */
export function LobbyFilters({ category, filters }: { category: Category; filters: LobbyFilterState }) {
  const { t } = useTranslation("lobby");
  const { data } = useRead(...menusRead);
  const vendors = data?.items.find((menu) => menu.category === category)?.vendors ?? [];
  const options = [
    { value: "", label: t("vendor.all") },
    ...vendors.map((vendor) => ({ value: vendor.vassalage, label: vendor.name })),
  ];
  return (
    <FilterBar
      label={t("filter.label")}
      activeCount={Number(filters.search !== "") + Number(filters.vassalage !== "")}
      {...(filters.active ? { resetLabel: t("empty.clear"), onReset: filters.clear } : {})}
    >
      <SearchField
        label={t("search.label")}
        clearLabel={t("search.clear")}
        maxLength={searchLimit}
        value={filters.search}
        onValueChange={filters.setSearch}
      />
      <NativeSelect label={t("vendor.label")} options={options} value={filters.vassalage} onValueChange={filters.setVassalage} />
    </FilterBar>
  );
}
