import { type FormHTMLAttributes, type ReactNode, type Ref, type SubmitEvent, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { caretDown, funnel } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { withLongWord } from "../text/long-word.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./filter-bar.css.ts";

export interface FilterBarProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "onReset"> {
  /** Names the search: "Filter bets". Also the phone's button. */
  label: string;
  /** How many filters are set; the number of the phone's button. */
  activeCount?: number;
  /** The number in words for screen readers: "2 set". */
  activeLabel?: string;
  /** Shows a submit button; without it the fields apply themselves when they change. */
  submitLabel?: string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Shown while filters are set. */
  resetLabel?: string;
  onReset?: () => void;
  /** The fields. */
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** Filters of a list: a row of fields, folded under one button on a phone. Rest props land on the `<form>`. */
export function FilterBar(props: FilterBarProps) {
  const { label, activeCount = 0, activeLabel, submitLabel, onSubmit, resetLabel, onReset, className, children, ...rest } = props;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <search aria-label={label}>
      <form
        data-component="filter-bar"
        className={cx(css.root, className)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(event);
        }}
        {...rest}
      >
        <Button
          data-part="toggle"
          aria-expanded={open}
          aria-controls={panelId}
          className={css.toggle}
          icon={<Icon art={funnel} />}
          onClick={() => setOpen(!open)}
        >
          {withLongWord(label)}
          {activeCount > 0 ? (
            <>
              <span aria-hidden={activeLabel ? true : undefined} className={css.count}>
                {activeCount}
              </span>
              {activeLabel ? <span className={css.hidden}>{activeLabel}</span> : null}
            </>
          ) : null}
          <Icon art={caretDown} className={css.caret} />
        </Button>
        <div id={panelId} data-part="panel" data-open={open} className={css.panel}>
          {children}
          {submitLabel || (resetLabel && activeCount > 0) ? (
            <div data-part="actions" className={css.actions}>
              {submitLabel ? (
                <Button type="submit" variant="primary">
                  {submitLabel}
                </Button>
              ) : null}
              {resetLabel && activeCount > 0 ? (
                <Button variant="quiet" onClick={onReset}>
                  {resetLabel}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </form>
    </search>
  );
}
