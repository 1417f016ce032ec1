import { Button } from "../button/button.tsx";
import * as css from "./data-table.css.ts";

interface ColumnsToggleProps {
  columns: readonly { priority?: 1 | 2 | 3 }[];
  labels: { more: string; fewer: string } | undefined;
  all: boolean;
  onToggle: () => void;
}

/** Shows and hides the columns that do not fit. Visible only while some do not fit. */
export function ColumnsToggle({ columns, labels, all, onToggle }: ColumnsToggleProps) {
  const has = (priority: number) => columns.some((column) => column.priority === priority);
  if (!labels || (!has(2) && !has(3))) return null;
  return (
    <div data-part="columns" className={has(3) ? css.columnsToggle : css.columnsToggleForTwo}>
      <Button variant="quiet" size="xs" onClick={onToggle}>
        {all ? labels.fewer : labels.more}
      </Button>
    </div>
  );
}
