import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import type { FieldKey } from "../field/use-field.ts";
import type { PartMessages } from "../messages/message-types.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import type { SelectOptions } from "./select-options.ts";

export interface SelectBaseProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  FieldKey | "value" | "defaultValue" | "onChange" | "children" | "dir"
> {
  /** The choices, alone or in named groups. */
  options: SelectOptions;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Sent with a form under this name; with `multiple` once for each value. */
  name?: string;
  /** The browser's autofill token: `country`. */
  autoComplete?: string;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** Before the chosen option. */
  start?: ReactNode;
  /** Open at first. */
  defaultOpen?: boolean;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}
export interface SingleSelectProps {
  /** One of the options. */
  multiple?: false;
  /** The chosen value; the empty string while nothing is chosen. */
  value?: string;
  /** The value of the option that is chosen at first, when the field holds it itself. */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string, details: ChangeDetails<"choose">) => void;
}
/** `choose`: in the list. `remove`: by a chip. `all`: by the button above the list, or Control and A. */
export type MultipleSelectReason = "choose" | "remove" | "all";
export interface MultipleSelectProps {
  /** Any number of the options. */
  multiple: true;
  /** The chosen values, in the order in which they were chosen. */
  value?: readonly string[];
  /** The values that are chosen at first, when the field holds them itself. */
  defaultValue?: readonly string[];
  /** Called with all chosen values. */
  onValueChange?: (value: readonly string[], details: ChangeDetails<MultipleSelectReason>) => void;
  /** A button above the list that chooses every option, and then none. */
  selectAll?: boolean;
  /** Texts in place of those of the provider: `chosen`, "3 banks chosen". */
  messages?: PartMessages<"select">;
}
