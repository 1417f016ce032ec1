import * as box from "../checkbox/checkbox.css.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./radio-group.css.ts";

/** One option of a group. */
export interface Choice {
  readonly value: string;
  /** Beside the mark: a press on it chooses too. */
  readonly label: string;
  /** A quieter second line: time, cost. */
  readonly note?: string;
  readonly disabled?: boolean;
}

interface ChoiceRowProps {
  type: "radio" | "checkbox";
  option: Choice;
  boxed: boolean;
  size: "sm" | "md" | "lg";
  id: string;
  name: string | undefined;
  checked: boolean;
  disabled: boolean | undefined;
  invalid: true | undefined;
  onChoose: (event: Event) => void;
}

/** One option of a group: its mark, label and note. */
export function ChoiceRow({ type, option, boxed, size, id, name, checked, disabled, invalid, onChoose }: ChoiceRowProps) {
  return (
    <div
      data-part="option"
      className={cx(css.option, css.optionSize[size], boxed && cx(css.box, css.boxSize[size]))}
      data-checked={(boxed && checked) || undefined}
      data-disabled={(boxed && disabled) || undefined}
    >
      <input
        data-part="input"
        type={type}
        className={cx(box.input, box.inputSize[size])}
        value={option.value}
        data-invalid={invalid}
        aria-describedby={option.note ? `${id}-note` : undefined}
        {...{ id, name, checked, disabled }}
        onChange={(event) => onChoose(event.nativeEvent)}
      />
      <label
        data-part="label"
        htmlFor={id}
        className={cx(css.label, boxed && css.boxLabel)}
        data-disabled={disabled || undefined}
      >
        {option.label}
      </label>
      {option.note ? (
        <div data-part="note" id={`${id}-note`} className={css.note}>
          {option.note}
        </div>
      ) : null}
    </div>
  );
}
