import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./stat.css.ts";

export type StatTone = keyof typeof css.tone;

export interface StatProps extends HTMLAttributes<HTMLDivElement> {
  /** The name of the figure. */
  label: ReactNode;
  /** The figure: money, a count, a share. With its sign where the tone says good or bad. */
  value: ReactNode;
  /** Colours the figure; a net result only. */
  tone?: StatTone;
  /** Beneath the figure: the change against the period before, or "now". */
  note?: ReactNode;
  /** Colour of the note. */
  noteTone?: StatTone;
  ref?: Ref<HTMLDivElement>;
}

/** One figure with its name. Belongs in a `StatGroup`, which is the description list that it is read as. */
export function Stat({ label, value, tone = "neutral", note, noteTone = "neutral", className, ...rest }: StatProps) {
  return (
    <div data-component="stat" className={cx(css.root, className)} {...rest}>
      <dt data-part="label" className={css.label}>
        {label}
      </dt>
      <dd data-part="value" className={cx(css.value, css.tone[tone])}>
        {value}
      </dd>
      {note ? (
        <dd data-part="note" className={cx(css.note, css.tone[noteTone])}>
          {note}
        </dd>
      ) : null}
    </div>
  );
}

/** A row of figures between two table lines. Rest props and `ref` land on the `<dl>`. */
export function StatGroup({ className, ...rest }: HTMLAttributes<HTMLDListElement> & { ref?: Ref<HTMLDListElement> }) {
  return <dl data-component="stat-group" className={cx(css.group, className)} {...rest} />;
}
