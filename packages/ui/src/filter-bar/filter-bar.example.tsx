import { FilterBar } from "@baize/ui/filter-bar";
import { SearchField } from "@baize/ui/search-field";

export const example = (
  <FilterBar label="Filters">
    <SearchField label="Search games" />
  </FilterBar>
);
