import { NativeSelect } from "../native-select/native-select.tsx";
import type { PaginationLabels } from "./pagination.tsx";
import * as css from "./pagination.css.ts";

interface PageSizeProps {
  value: number | undefined;
  options: readonly number[];
  labels: PaginationLabels;
  /** False when it was refused. */
  onChange: (size: number, event: Event | undefined) => boolean;
}

export function PageSize({ value, options, labels, onChange }: PageSizeProps) {
  const rows = options.map((size) => ({ value: String(size), label: labels.pageSizeOption?.(size) ?? String(size) }));
  return (
    <NativeSelect
      aria-label={labels.pageSize ?? ""}
      size="sm"
      className={css.sizes}
      value={String(value ?? options[0])}
      options={rows}
      onValueChange={(next, details) => {
        if (!onChange(Number(next), details.event)) details.cancel();
      }}
    />
  );
}
