import type { HTMLAttributes, Ref } from "react";
import { useValue } from "../field/use-value.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./odds.css.ts";

/** `choose`: an outcome was pressed. `clear`: the chosen one was pressed again. */
export type OddsReason = "choose" | "clear";
/** One outcome of the market. */
export interface OddsItem {
  /** Unique in the market: what `value` is while this outcome is chosen. */
  readonly id: string;
  /** The outcome, before its odds: "Mumbai". */
  readonly label: string;
  /** Two decimals, already written: "1.62". */
  readonly odds: string;
  /** No bets are taken on it now. */
  readonly disabled?: boolean;
}
export interface OddsProps extends Omit<HTMLAttributes<HTMLFieldSetElement>, "children"> {
  /** The market, "Match winner". */
  "aria-label": string;
  /** The outcomes with their odds, in order. */
  items: readonly OddsItem[];
  /** The chosen one's id, "" for none. */
  value?: string;
  /** Id of the outcome that is chosen at first, when the component holds it itself. */
  defaultValue?: string;
  /** A press on the chosen one removes it. */
  onValueChange?: (value: string, details: ChangeDetails<OddsReason>) => void;
  /** `sm` keeps each price small at every width; `md` grows with the window. */
  size?: "sm" | "md";
  ref?: Ref<HTMLFieldSetElement>;
}

/** Odds boxes: a press adds one to the bet slip. Rest props and `ref` land on the `<fieldset>`. */
export function Odds({ items, value, defaultValue, onValueChange, size = "md", className, ...rest }: OddsProps) {
  const [chosen, change] = useValue<string, OddsReason>({ value, defaultValue, onValueChange }, "");
  const press = (id: string, event: Event) => (id === chosen ? change("", "clear", event) : change(id, "choose", event));
  return (
    <fieldset data-component="odds" className={cx(css.root, className)} {...rest}>
      {items.map(({ id, label, odds, disabled }) => (
        <button
          data-part="button"
          key={id}
          type="button"
          aria-pressed={id === chosen}
          disabled={disabled}
          className={cx(css.button, css.buttonSize[size])}
          onClick={({ nativeEvent }) => press(id, nativeEvent)}
        >
          <span data-part="label" className={css.label}>
            {label}
          </span>
          <bdi data-part="value" dir="ltr" className={cx(css.value, css.valueSize[size])}>
            {odds}
          </bdi>
        </button>
      ))}
    </fieldset>
  );
}
