import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import type { FieldKey } from "../field/use-field.ts";
import type { SelectOptions } from "./select-options.ts";

/** The props of Select and of MultipleSelect. */
export interface SelectBaseProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  FieldKey | "value" | "defaultValue" | "onChange" | "children" | "dir"
> {
  /** The choices, alone or in named groups. */
  options: SelectOptions;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Sent with a form under this name; a MultipleSelect sends it once for each value. */
  name?: string;
  /** The browser's autofill token: `country`. */
  autoComplete?: string;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** Before the chosen option. */
  startContent?: ReactNode;
  /** Open at first. */
  defaultOpen?: boolean;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}
