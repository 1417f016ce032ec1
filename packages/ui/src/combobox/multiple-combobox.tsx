import type { KeyboardEvent } from "react";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Chips } from "../select/chips.tsx";
import * as chipsCss from "../select/chips.css.ts";
import type { ComboboxBaseProps } from "./combobox.tsx";
import { ComboboxFrame, useComboboxPlace } from "./combobox-frame.tsx";
import * as css from "./combobox.css.ts";
import { type MultipleComboboxState, useMultipleCombobox } from "./use-multiple-combobox.ts";

export interface MultipleComboboxOwnProps extends Omit<MultipleComboboxState, "locked">, ComboboxBaseProps {}
export type MultipleComboboxProps = FieldProps & MultipleComboboxOwnProps;

/** From an empty input to the last chip. A key that is held down only deletes letters. */
function toLastChip({ key, repeat, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key !== "Backspace" || repeat || currentTarget.value !== "") return false;
  const buttons = currentTarget.parentElement?.querySelectorAll<HTMLElement>("[data-part=chip] button") ?? [];
  const last = [...buttons].at(-1);
  last?.focus();
  return last !== undefined;
}

/**
 * Any number of choices of a long list, found by typing: the chosen ones are chips, and the list stays open. `className` and
 * `style` land on the field, `ref` and the rest on the `<input>`; `name` sends each value with a form.
 */
export function MultipleCombobox(props: MultipleComboboxProps) {
  const { frame, control, rest } = useField(props);
  const { options, value, defaultValue, onValueChange, valueLabels, onQueryChange, filter, ...others } = rest;
  const { messages, loading, size = "md", startContent, name, ref, placeholder, ...attributes } = others;
  const text = useMessages("combobox", messages);
  const locked = Boolean(attributes.disabled || attributes.readOnly);
  const held = { value, defaultValue, onValueChange };
  const box = useMultipleCombobox({ options, ...held, valueLabels, onQueryChange, filter, locked });
  const count = box.chosen.length;
  const place = useComboboxPlace("MultipleCombobox", ref);
  return (
    <ComboboxFrame
      component="multiple-combobox"
      {...{ frame, control, box, text, place, size, startContent, loading, name }}
      attributes={{ ...attributes, placeholder: count === 0 ? placeholder : undefined }}
      values={box.chosen}
      chips={
        <>
          <Chips
            chips={box.chips}
            label={text("chosen", { count })}
            removeText={(label) => text("remove", { label })}
            onRemove={box.remove}
            control={place.input}
            direction={place.direction}
            locked={locked}
            className={css.chips}
          />
          {count > 0 ? (
            <span data-part="count" className={chipsCss.count}>
              {text("chosen", { count })}
            </span>
          ) : null}
        </>
      }
      onKey={toLastChip}
      canClear={count > 0 || box.text !== ""}
      said={box.changed ? text("chosen", { count }) : null}
    />
  );
}
