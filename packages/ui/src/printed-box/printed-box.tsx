import { useId, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./printed-box.css.ts";

export interface PrintedBoxProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** Interrupts the line at the start, like a fieldset's legend; it names the box. */
  legend: ReactNode;
  /** Level of the legend in the page's outline, 1 to 6. Without it 2. */
  level?: HeadingLevel;
  /** Before the legend: the icon of an error, say. */
  icon?: ReactNode;
  /** How many there are, already written. */
  count?: ReactNode;
  /** Interrupts the line at the end: a standalone Link. */
  action?: ReactNode;
  /** Colour of the border and the legend. Without it `neutral`. */
  tone?: keyof typeof css.tone;
  ref?: Ref<HTMLElement>;
}

/** A group with a border that its legend interrupts. Rest props and `ref` land on the `<section>`. */
export function PrintedBox(props: PrintedBoxProps) {
  const { legend, level = 2, icon, count, action, tone = "neutral", className, children, ...rest } = props;
  const id = useId();
  return (
    <section data-component="printed-box" aria-labelledby={id} className={cx(css.root, className)} {...rest}>
      <div data-part="line" className={css.line}>
        <Heading level={level} size="md" data-part="legend" className={cx(css.legend, css.tone[tone])}>
          {icon}
          <span data-part="title" id={id} className={css.title}>
            {legend}
          </span>
          {count !== undefined && (
            <span data-part="count" className={css.count}>
              {count}
            </span>
          )}
        </Heading>
        {action && (
          <div data-part="action" className={css.action}>
            {action}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
