import type { KeyboardEvent, MouseEvent } from "react";
import * as checkbox from "../checkbox/checkbox.css.ts";
import * as css from "./row-selection.css.ts";

interface SelectBoxProps {
  /** Radio buttons of one table share a name. */
  name: string | undefined;
  /** The key of the row. */
  value: string;
  label: string;
  checked: boolean;
  disabled: boolean;
  onToggle: (event: Event) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** With Shift, a press would select text up to here: the box takes the focus by itself. */
function keepText(event: MouseEvent<HTMLInputElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** The box of one row: a checkbox, or a radio button where one row at most is selected. */
export function SelectBox({ name, value, label, checked, disabled, onToggle, onKey }: SelectBoxProps) {
  return (
    <label data-part="target" className={css.target}>
      <input
        data-part="input"
        type={name === undefined ? "checkbox" : "radio"}
        name={name}
        value={value}
        className={checkbox.input}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onMouseDown={keepText}
        onChange={(event) => onToggle(event.nativeEvent)}
        onKeyDown={onKey}
      />
    </label>
  );
}
