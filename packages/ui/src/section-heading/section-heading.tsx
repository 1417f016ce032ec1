import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./section-heading.css.ts";

export interface SectionHeadingProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The name of the section. */
  title: ReactNode;
  /** Level of the heading in the page's outline, 1 to 6. */
  level?: HeadingLevel;
  /** `id` of the heading itself, for the section's `aria-labelledby`. */
  titleId?: string;
  /** How many there are, already written: "1,240". */
  count?: ReactNode;
  /** At the end of the line: a standalone Link to all of them. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A heading of a section, set into a line, with a link to the rest. Rest props and `ref` land on the row. */
export function SectionHeading({ title, level = 2, titleId, count, action, className, ...rest }: SectionHeadingProps) {
  return (
    <div data-component="section-heading" className={cx(css.root, className)} {...rest}>
      <Heading level={level} size="lg" id={titleId} className={css.title}>
        {title}
        {count !== undefined && (
          <span data-part="count" className={css.count}>
            {count}
          </span>
        )}
      </Heading>
      {action && (
        <div data-part="action" className={css.end}>
          {action}
        </div>
      )}
    </div>
  );
}
