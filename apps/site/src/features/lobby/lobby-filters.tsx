import { useTranslation } from "react-i18next";
import { FilterBar } from "@baize/ui/filter-bar";
import { NativeSelect } from "@baize/ui/native-select";
import { SearchField } from "@baize/ui/search-field";
import { useRead } from "../../shared/api/use-read.ts";
import { menusRead } from "../../shared/games/menus-read.ts";
import type { Categories } from "./use-lobby-games.ts";
import { type LobbyFilterState, searchLimit } from "./use-lobby-filters.ts";

/** Search by name and the vendor's filter; both apply as they change. */
export function LobbyFilters({ categories, filters }: { categories: Categories; filters: LobbyFilterState }) {
  const { t } = useTranslation("lobby");
  const { data } = useRead(...menusRead);
  const menus = data?.items.filter((menu) => categories.includes(menu.category)) ?? [];
  // A vendor with two categories is listed once.
  const vendors = new Map(menus.flatMap((menu) => menu.vendors.map(({ vassalage, name }) => [vassalage, name] as const)));
  const options = [{ value: "", label: t("vendor.all") }, ...[...vendors].map(([value, label]) => ({ value, label }))];
  return (
    <FilterBar
      label={t("filter.label")}
      activeCount={Number(filters.search !== "") + Number(filters.vassalage !== "")}
      onReset={filters.active ? filters.clear : undefined}
    >
      <SearchField label={t("search.label")} maxLength={searchLimit} value={filters.search} onValueChange={filters.setSearch} />
      <NativeSelect label={t("vendor.label")} options={options} value={filters.vassalage} onValueChange={filters.setVassalage} />
    </FilterBar>
  );
}
