import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState, type EmptyStateProps } from "@baize/ui/empty-state";
import { type SetFilters, useFilterNames } from "./use-filter-names.ts";

interface NoResultsProps {
  readonly filters: SetFilters;
  readonly level?: EmptyStateProps["level"];
}

/** An empty list whose filters left nothing: it names them, and clears them. */
export function NoResults({ filters, level = "none" }: NoResultsProps) {
  const { t } = useTranslation("centre");
  const names = useFilterNames(filters).join(" · ");
  const clear = filters.count > 0 ? <Button onClick={filters.clear}>{t("filter.clear")}</Button> : undefined;
  return (
    <EmptyState title={t("filter.none.title", { filters: names })} level={level} action={clear}>
      {t(clear ? "filter.none.body" : "filter.none.otherDays")}
    </EmptyState>
  );
}
