import { Fragment, type HTMLAttributes, type Ref } from "react";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./kbd.css.ts";

export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Keys pressed together, as `KeyboardEvent.key` calls them, joined by `+`: "Escape", "Control+K". `Plus` is the key itself. */
  keys: string;
  /** What the keys are called in the language of the page: `{ Escape: "Esc", Control: "Strg" }`. */
  names?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLElement>;
}

/** Signs that are the same on every keyboard. */
const signs: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Plus: "+",
};
const joint = "+";

/** Keys to press. Rest props and `ref` land on the outer `<kbd>`; each key of several is a `<kbd>` inside it, as HTML has it. */
export function Kbd({ keys, names, className, ...rest }: KbdProps) {
  const pressed = keys.split(joint).map((key) => key.trim());
  if (pressed.includes(""))
    warn("Kbd: `keys` names no key on one side of a +. Write the key itself as `Plus`, and name at least one.");
  return (
    <kbd data-component="kbd" className={cx(css.root, className)} {...rest}>
      {pressed.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? (
            <span data-part="plus" className={css.plus}>
              {joint}
            </span>
          ) : null}
          <kbd data-part="key" className={css.key}>
            {names?.[key] ?? signs[key] ?? key}
          </kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
