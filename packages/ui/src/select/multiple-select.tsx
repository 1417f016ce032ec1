import { useId, useMemo, useRef, useState } from "react";
import { Popover } from "radix-ui";
import { useComposedRefs } from "radix-ui/internal";
import type { Selection } from "react-aria-components";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { caretDown } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { checkChoices } from "../overlay/misuse.ts";
import { useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import { Chips } from "./chips.tsx";
import * as chips from "./chips.css.ts";
import { MultipleList } from "./multiple-list.tsx";
import * as css from "./select.css.ts";
import { chosenAfter, optionsIn } from "./select-options.ts";
import type { SelectBaseProps } from "./select-props.ts";

/** `choose`: in the list. `remove`: by a chip. `all`: by the button above the list, or Control and A. */
export type MultipleSelectReason = "choose" | "remove" | "all";
export interface MultipleSelectOwnProps extends SelectBaseProps {
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
export type MultipleSelectProps = FieldProps & MultipleSelectOwnProps;

const none: readonly string[] = [];

/** The chosen values, and the ways to change them. */
function useChosen({ options, value, defaultValue, onValueChange }: MultipleSelectOwnProps) {
  const [chosen, change] = useValue<readonly string[], MultipleSelectReason>({ value, defaultValue, onValueChange }, none);
  const [changed, setChanged] = useState(false);
  const all = useMemo(() => optionsIn(options), [options]);
  if (process.env.NODE_ENV !== "production")
    checkChoices(
      "MultipleSelect",
      all.map((option) => option.value),
    );
  const labels = new Map(all.map(({ value: key, label }) => [key, label]));
  const allowed = all.filter((option) => !option.disabled).map((option) => option.value);
  const choose = (next: ReadonlySet<string>, reason: MultipleSelectReason, event?: Event) => {
    if (change(chosenAfter(chosen, next, new Set(labels.keys())), reason, event)) setChanged(true);
  };
  const whole = allowed.length > 0 && allowed.every((one) => chosen.includes(one));
  // A disabled option keeps its state.
  const fixed = chosen.filter((one) => labels.has(one) && !allowed.includes(one));
  return {
    chosen,
    changed,
    whole,
    chips: chosen.map((one) => ({ value: one, label: labels.get(one) ?? one })),
    select: (selection: Selection) => {
      if (selection === "all") choose(new Set([...fixed, ...allowed]), "all");
      else choose(new Set([...selection].map(String)), "choose");
    },
    toggleAll: (event: Event) => choose(new Set(whole ? fixed : [...fixed, ...allowed]), "all", event),
    remove: (one: string, event: Event) => {
      const next = chosen.filter((other) => other !== one);
      if (change(next, "remove", event)) setChanged(true);
    },
  };
}

/**
 * Any number of choices of a closed list: the chosen ones are chips, and the list stays open. `className` and `style` land on the
 * field, `ref` and the rest on the button that opens the list.
 */
export function MultipleSelect(props: MultipleSelectProps) {
  const { frame, control, rest } = useField(props);
  const { options, value: _value, defaultValue: _default, onValueChange: _change, ...others } = rest;
  const { placeholder, name, size = "md", startContent, disabled = false, defaultOpen = false, ref: own, ...more } = others;
  const { selectAll, messages, autoComplete: _auto, ...attributes } = more;
  const state = useChosen(props);
  const [open, setOpen] = useState(defaultOpen);
  const text = useMessages("select", messages);
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const ref = useComposedRefs(trigger, own);
  const { direction, ref: place, popup } = useDirection<HTMLDivElement>("MultipleSelect");
  const count = state.chosen.length;
  const named = {
    "aria-label": control["aria-label"],
    "aria-labelledby": frame.label ? `${frame.id}-label` : control["aria-labelledby"],
  };
  return (
    <Field {...frame}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Anchor asChild>
          <div
            ref={place}
            data-part="control"
            data-disabled={disabled || undefined}
            className={cx(field.box, chips.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}
          >
            {startContent ? (
              <span data-part="start-content" className={field.start}>
                {startContent}
              </span>
            ) : null}
            <Chips
              chips={state.chips}
              label={text("chosen", { count })}
              removeText={(label) => text("remove", { label })}
              onRemove={state.remove}
              control={trigger}
              direction={direction}
              locked={disabled}
            />
            <Popover.Trigger asChild>
              <button
                type="button"
                data-component="multiple-select"
                data-placeholder={count === 0 ? "" : undefined}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native select shows chips, and its list does not stay open
                role="combobox"
                aria-expanded={open}
                aria-haspopup="listbox"
                aria-controls={open ? listId : undefined}
                disabled={disabled}
                {...attributes}
                {...control}
                ref={ref}
                className={cx(css.trigger, chips.opener)}
              >
                <span data-part="value" className={css.value}>
                  {count === 0 ? (
                    placeholder
                  ) : (
                    <span data-part="count" className={chips.count}>
                      {text("chosen", { count })}
                    </span>
                  )}
                </span>
                <Icon art={caretDown} size="md" className={css.caret} />
              </button>
            </Popover.Trigger>
          </div>
        </Popover.Anchor>
        <MultipleList
          open={open}
          options={options}
          chosen={state.chosen}
          onSelect={state.select}
          all={selectAll ? { text: text(state.whole ? "none" : "all"), press: state.toggleAll } : undefined}
          name={named}
          id={listId}
          popup={popup}
          onTabOut={() => {
            trigger.current?.focus();
            setOpen(false);
          }}
        />
      </Popover.Root>
      <span data-part="announcement" aria-live="polite" className={chips.announced}>
        {state.changed ? text("chosen", { count }) : null}
      </span>
      {name ? state.chosen.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />) : null}
    </Field>
  );
}
