import { Select as Radix } from "radix-ui";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { caretDown, caretUp, check } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { useOverlayContainer } from "../overlay/use-overlay-container.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import "../overlay/scroll-lock.css.ts";
import { checkChoices, checkCount } from "../overlay/misuse.ts";
import { type PopupAttributes, useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import { optionsIn, type SelectOption } from "./select-options.ts";
import type { SelectBaseProps } from "./select-props.ts";
import * as css from "./select.css.ts";

export type { SelectGroup, SelectOption, SelectOptions } from "./select-options.ts";

export interface SelectOwnProps extends SelectBaseProps {
  /** The chosen value; the empty string while nothing is chosen. */
  value?: string;
  /** The value of the option that is chosen at first, when the field holds it itself. */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string, details: ChangeDetails<"choose">) => void;
}
export type SelectProps = FieldProps & SelectOwnProps;

/** More options are too many to look through. */
const mostOptions = 200;

function checkOptions(values: readonly string[], chosen: string): void {
  checkChoices("Select", values, chosen);
  checkCount("Select", values.length, mostOptions, "Give them to a Combobox, which is searched, or to a NativeSelect.");
}

/**
 * One choice of a closed list, of up to 200. `className` and `style` land on the field, `ref` and the rest on the button that opens
 * the list.
 */
export function Select(props: SelectProps) {
  const { frame, control, rest } = useField(props);
  const { options, value, defaultValue, onValueChange, placeholder, name, autoComplete, ...others } = rest;
  const { size = "md", startContent, disabled, defaultOpen, ref: own, ...attributes } = others;
  const { direction, ref, popup } = useDirection("Select", own);
  const [chosen, choose] = useValue({ value, defaultValue, onValueChange }, "");
  if (process.env.NODE_ENV !== "production")
    checkOptions(
      optionsIn(options).map((option) => option.value),
      chosen,
    );
  return (
    <Field {...frame}>
      <Radix.Root
        value={chosen}
        onValueChange={(next) => choose(next, "choose")}
        {...{ name, autoComplete, disabled, defaultOpen }}
        required={frame.required}
        dir={direction}
      >
        <Radix.Trigger
          data-component="select"
          className={cx(field.box, css.trigger, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}
          {...attributes}
          {...control}
          ref={ref}
        >
          {startContent}
          <span data-part="value" className={css.value}>
            <Radix.Value placeholder={placeholder} />
          </span>
          <Icon art={caretDown} size="md" className={css.caret} />
        </Radix.Trigger>
        <SelectList options={options} popup={popup} />
      </Radix.Root>
    </Field>
  );
}

interface SelectListProps extends Pick<SelectBaseProps, "options"> {
  popup: PopupAttributes | undefined;
}

function SelectList({ options, popup }: SelectListProps) {
  return (
    <Radix.Portal container={useOverlayContainer()}>
      <Radix.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={css.content}
        data-component="select-list"
        {...popup}
      >
        <Radix.ScrollUpButton className={css.scroll}>
          <Icon art={caretUp} />
        </Radix.ScrollUpButton>
        <Radix.Viewport className={css.viewport}>
          {options.map((option) =>
            "group" in option ? (
              <Radix.Group key={option.group}>
                <Radix.Label className={css.group}>{option.group}</Radix.Label>
                {option.options.map((one) => (
                  <SelectItem key={one.value} {...one} />
                ))}
              </Radix.Group>
            ) : (
              <SelectItem key={option.value} {...option} />
            ),
          )}
        </Radix.Viewport>
        <Radix.ScrollDownButton className={css.scroll}>
          <Icon art={caretDown} />
        </Radix.ScrollDownButton>
      </Radix.Content>
    </Radix.Portal>
  );
}

function SelectItem({ value, label, note, disabled }: SelectOption) {
  return (
    <Radix.Item value={value} disabled={disabled} textValue={label} className={css.item}>
      <span>
        <Radix.ItemText>{label}</Radix.ItemText>
        {note ? (
          <span data-part="note" className={css.note}>
            {note}
          </span>
        ) : null}
      </span>
      <Radix.ItemIndicator>
        <Icon art={check} />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
