import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { ComboboxFrame, useComboboxPlace } from "./combobox-frame.tsx";
import { type ComboboxState, useCombobox } from "./use-combobox.ts";

export type { ComboboxGroup, ComboboxOption, ComboboxOptions } from "./options.ts";
export type { ComboboxReason } from "./use-combobox.ts";
export type { MultipleComboboxReason } from "./use-multiple-combobox.ts";
export type { ComboboxQueryReason } from "./use-option-search.ts";

/** The props of Combobox and of MultipleCombobox, beside their values. */
export interface ComboboxBaseProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  FieldKey | "size" | "type" | "value" | "defaultValue" | "list"
> {
  /** Texts in place of those of the provider, where they name what is chosen: `empty`, "No bank by this name". */
  messages?: PartMessages<"combobox">;
  /** Options are on their way; those that are there stay. */
  loading?: boolean;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** Before the text. */
  startContent?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}
export interface ComboboxOwnProps extends Omit<ComboboxState, "locked">, ComboboxBaseProps {}
export type ComboboxProps = FieldProps & ComboboxOwnProps;

/**
 * One choice of a long list, found by typing. The value is an option's; what is written and names none is not kept.
 * `className` and `style` land on the field, `ref` and the rest on the `<input>`; `name` sends the value with a form.
 */
export function Combobox(props: ComboboxProps) {
  const { frame, control, rest } = useField(props);
  const { options, value, defaultValue, onValueChange, valueLabel, onQueryChange, filter, ...others } = rest;
  const { messages, loading, size = "md", startContent, name, ref, ...attributes } = others;
  const text = useMessages("combobox", messages);
  const locked = Boolean(attributes.disabled || attributes.readOnly);
  const box = useCombobox({ options, value, defaultValue, onValueChange, valueLabel, onQueryChange, filter, locked });
  return (
    <ComboboxFrame
      component="combobox"
      place={useComboboxPlace("Combobox", ref)}
      {...{ frame, control, box, text, attributes, size, startContent, loading, name }}
      values={[box.chosen]}
      canClear={box.text !== ""}
    />
  );
}
