import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "@baize/ui/filter-bar";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { QuickDays } from "./quick-days.tsx";
import { RecordDays } from "./record-days.tsx";
import type { RecordDaysState as Days } from "./use-record-days.ts";

interface RecordFilterBarProps {
  filters: { readonly days: Days; readonly count: number; readonly clear: () => void };
  /** The other filters, after the days. */
  children?: ReactNode;
}

/** The filters of a record: its days first; each applies as it changes. */
export function RecordFilterBar({ filters, children }: RecordFilterBarProps) {
  const { t } = useTranslation("centre");
  return (
    <Stack gap={3}>
      <Group>
        <QuickDays of={filters.days} />
      </Group>
      <FilterBar label={t("filter.label")} activeCount={filters.count} onReset={filters.clear}>
        <RecordDays of={filters.days} />
        {children}
      </FilterBar>
    </Stack>
  );
}
