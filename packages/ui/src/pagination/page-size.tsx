import type { MessageText } from "../messages/message-types.ts";
import { NativeSelect } from "../native-select/native-select.tsx";
import * as css from "./pagination.css.ts";

interface PageSizeProps {
  value: number | undefined;
  options: readonly number[];
  text: MessageText<"pagination">;
  /** False when it was refused. */
  onChange: (size: number, event: Event | undefined) => boolean;
}

export function PageSize({ value, options, text, onChange }: PageSizeProps) {
  const rows = options.map((size) => ({ value: String(size), label: text("pageSizeOption", { size }) }));
  return (
    <NativeSelect
      aria-label={text("pageSize")}
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
