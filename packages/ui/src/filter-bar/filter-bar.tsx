import { type FormHTMLAttributes, type ReactNode, type Ref, type SubmitEvent, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { caretDown, funnel } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { withLongWord } from "../text/long-word.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./filter-bar.css.ts";

export interface FilterBarProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "onReset"> {
  /** Names the search: "Filter bets". Also the phone's button. */
  label: string;
  /** How many filters are set; the number of the phone's button. */
  activeCount?: number;
  /** Texts in place of those of the provider: `reset`, where it clears more than filters. */
  messages?: PartMessages<"filterBar">;
  /** Called when the filters are applied, and shows a button for it; without it the fields apply themselves when they change. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Called when all filters are cleared, by a button that is shown while some are set. */
  onReset?: () => void;
  /** The fields. */
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** Filters of a list: a row of fields, folded under one button on a phone. Rest props land on the `<form>`. */
export function FilterBar(props: FilterBarProps) {
  const { label, activeCount = 0, messages, onSubmit, onReset, className, children, ...rest } = props;
  const text = useMessages("filterBar", messages);
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
              <span data-part="count" aria-hidden="true" className={css.count}>
                {activeCount}
              </span>
              <span data-part="spoken" className={css.hidden}>
                {text("set", { count: activeCount })}
              </span>
            </>
          ) : null}
          <Icon art={caretDown} className={css.caret} />
        </Button>
        <div id={panelId} data-part="panel" data-open={open} className={css.panel}>
          {children}
          {onSubmit || (onReset && activeCount > 0) ? (
            <div data-part="actions" className={css.actions}>
              {onSubmit ? (
                <Button type="submit" variant="primary">
                  {text("apply")}
                </Button>
              ) : null}
              {onReset && activeCount > 0 ? (
                <Button variant="ghost" onClick={onReset}>
                  {text("reset")}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </form>
    </search>
  );
}
