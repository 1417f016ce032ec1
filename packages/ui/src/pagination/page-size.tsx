import { NativeSelect } from "../native-select/native-select.tsx";
import * as css from "./pagination.css.ts";

export interface PageSizeLabels {
  readonly pageSize?: string;
  /** A row of the size select: "20 per page". */
  readonly pageSizeOption?: (size: number) => string;
}

interface PageSizeProps {
  value: number | undefined;
  options: readonly number[];
  labels: PageSizeLabels;
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
