import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./empty-state.css.ts";
import { TableDrawing } from "./table-drawing.tsx";

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The missing items: "No bets yet". */
  title: ReactNode;
  /** The title's place in the page's outline; `none` inside a table or a list, where it is no heading. */
  level?: HeadingLevel | "none";
  /** One sentence: what will appear here, or how to get there. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A list without items: a drawing of a table, one sentence, one action. */
export function EmptyState({ title, level = 2, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div data-component="empty-state" className={cx(css.root, className)} {...rest}>
      <TableDrawing className={css.table} />
      {level === "none" ? (
        <p data-part="title" className={css.title}>
          {title}
        </p>
      ) : (
        <Heading level={level} size="md" data-part="title">
          {title}
        </Heading>
      )}
      {children ? (
        <p data-part="text" className={css.text}>
          {children}
        </p>
      ) : null}
      {action ? (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      ) : null}
    </div>
  );
}
