import { type ReactNode, useId } from "react";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { Avatar } from "./avatar.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./avatar-picker.css.ts";

/** One picture of the choice. */
export interface AvatarPickerItem {
  readonly value: string;
  /** What it shows, in words: "Lotus". */
  readonly label: string;
  /** An AvatarSign; without it the letter of the account. */
  readonly sign?: ReactNode;
}
export interface AvatarPickerOwnProps extends ValueProps<string, "choose"> {
  /** The account's name, for the chip with its letter. */
  account: string;
  /** The avatars to choose from, in order. */
  items: readonly AvatarPickerItem[];
  /** How large the avatars are. */
  size?: "sm" | "md" | "lg";
  /** Sent with a form under this name. */
  name?: string;
  /** None can be chosen, and none is sent with a form. */
  disabled?: boolean;
}

/** Chooses one of the kit's avatars. `className` lands on the field. */
export function AvatarPicker(props: FieldProps & AvatarPickerOwnProps) {
  const { frame, control, rest } = useField(props);
  const { account, items, size = "lg", name, disabled, ...held } = rest;
  const [chosen, choose] = useValue(held, "");
  const made = useId();
  const { id, "aria-labelledby": labelledBy, ...described } = control;
  return (
    <Field {...frame} group>
      <div
        id={id}
        role="radiogroup"
        data-component="avatar-picker"
        className={cx(css.chips, css.chipsSize[size])}
        {...described}
        aria-labelledby={frame.label ? `${id}-label` : labelledBy}
      >
        {items.map(({ value, label, sign }) => (
          <label data-part="choice" key={value} className={cx(css.choice, css.choiceSize[size])}>
            <input
              data-part="input"
              type="radio"
              className={css.input}
              name={name ?? made}
              aria-label={label}
              checked={value === chosen}
              disabled={disabled}
              value={value}
              onChange={(event) => choose(value, "choose", event.nativeEvent)}
            />
            <Avatar name={account} size={size} sign={sign} />
          </label>
        ))}
      </div>
    </Field>
  );
}
