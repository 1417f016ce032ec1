import { memo } from "react";
import { arrowClockwise, caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { cx } from "../theme/cx.ts";
import { dataVars } from "../theme/data-vars.ts";
import type { TreeRow } from "./tree.ts";
import * as css from "./tree-view.css.ts";

interface RowProps {
  row: TreeRow;
  index: number;
  selected: boolean;
  /** The one row that is a tab stop. */
  current: boolean;
  text: MessageText<"treeView">;
}

function Words({ row, text }: Pick<RowProps, "row" | "text">) {
  if (row.kind !== "node") {
    return (
      <>
        {row.kind === "loading" ? <Spinner /> : <Icon art={arrowClockwise} size="sm" />}
        <span data-part="label" className={css.label}>
          {text(row.kind)}
        </span>
      </>
    );
  }
  const { label, count, countLabel } = row.node;
  return (
    <>
      <span data-part="caret" className={css.caret}>
        {row.open === undefined ? null : (
          <Icon art={caretRight} size="sm" flip className={cx(css.arrow, row.open && css.turned)} />
        )}
      </span>
      {/* Names are isolated within the line, not as the line: a Latin name is at the start in right-to-left too. */}
      <span data-part="label" className={css.label}>
        <bdi>{label}</bdi>
      </span>
      {count === undefined ? null : (
        <span data-part="count" className={css.count}>
          <bdi aria-hidden={countLabel ? true : undefined}>{count}</bdi>
          {countLabel ? (
            <span data-part="spoken" className={css.hidden}>
              {countLabel}
            </span>
          ) : null}
        </span>
      )}
    </>
  );
}

/** One line of the tree. Its level is data for the style sheet, which indents it. */
export const Row = memo(function Row({ row, index, selected, current, text }: RowProps) {
  const isNode = row.kind === "node";
  return (
    <div
      role="treeitem"
      data-part="row"
      data-row={index}
      data-id={row.id}
      data-kind={row.kind}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isNode ? row.open : undefined}
      aria-selected={isNode ? selected : undefined}
      aria-busy={row.kind === "loading" || undefined}
      tabIndex={current ? 0 : -1}
      className={cx(css.row, css.kind[row.kind])}
      style={dataVars({ "--tree-level": row.level - 1 })}
    >
      <Words row={row} text={text} />
    </div>
  );
});
