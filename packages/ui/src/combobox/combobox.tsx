import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useRef } from "react";
import { Popover } from "radix-ui";
import { Button } from "../button/button.tsx";
import { assignRef } from "../field/assign-ref.ts";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { caretDown, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText, PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import { ComboboxList } from "./combobox-list.tsx";
import { comboboxKey } from "./combobox-key.ts";
import { type ComboboxState, useCombobox } from "./use-combobox.ts";
import * as css from "./combobox.css.ts";

export interface ComboboxOwnProps
  extends
    Omit<ComboboxState, "locked">,
    Omit<InputHTMLAttributes<HTMLInputElement>, FieldKey | "size" | "type" | "value" | "defaultValue" | "list"> {
  /** Texts in place of those of the provider, where they name what is chosen: `empty`, "No bank by this name". */
  messages?: PartMessages<"combobox">;
  /** Options are on their way; those that are there stay. */
  loading?: boolean;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** Before the text. */
  start?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}
export type ComboboxProps = FieldProps & ComboboxOwnProps;

/**
 * One choice of a long list, found by typing. The value is an option's; what is written and names none is not kept.
 * `className` and `style` land on the field, `ref` and the rest on the `<input>`; `name` sends the value with a form.
 */
export function Combobox(props: ComboboxProps) {
  const { frame, control, rest } = useField(props);
  const { options, value, defaultValue, onValueChange, valueLabel, onQueryChange, filter, ...others } = rest;
  const { messages, loading, size = "md", start, name, ref, onKeyDown, onBlur, onClick, ...attributes } = others;
  const text = useMessages("combobox", messages);
  const locked = Boolean(attributes.disabled || attributes.readOnly);
  const held = { options, value, defaultValue, onValueChange, valueLabel, onQueryChange, filter };
  const box = useCombobox({ ...held, locked });
  const edge = useRef<HTMLDivElement>(null);
  const { ref: place, popup } = useDirection("Combobox", edge);
  const input = useRef<HTMLInputElement>(null);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented && !event.nativeEvent.isComposing && comboboxKey(box, event)) event.preventDefault();
  };
  const listed = box.open && box.rows.length > 0;
  const note = noteOf(text, loading, box.rows.length);
  return (
    <Field {...frame}>
      <Popover.Root open={box.open} onOpenChange={(open) => !open && box.close()}>
        <Popover.Anchor asChild>
          <div
            ref={place}
            data-part="control"
            className={cx(field.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}
          >
            {start && <span className={field.start}>{start}</span>}
            <input
              data-component="combobox"
              type="text"
              role="combobox"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={listed}
              aria-controls={listed ? box.listId : undefined}
              aria-activedescendant={box.activeId}
              className={field.input}
              {...attributes}
              ref={(element) => {
                input.current = element;
                return assignRef(ref, element);
              }}
              value={box.text}
              onChange={(event) => box.type(event.currentTarget.value, event.nativeEvent)}
              onClick={(event) => {
                onClick?.(event);
                // What is chosen gives way to what is written.
                if (!box.open) event.currentTarget.select();
                box.show();
              }}
              onKeyDown={press}
              onBlur={(event) => {
                box.settle(event.nativeEvent);
                onBlur?.(event);
              }}
              {...control}
            />
            <ComboboxButtons box={box} text={text} input={input} locked={locked} />
          </div>
        </Popover.Anchor>
        <ComboboxList
          box={box}
          name={{
            "aria-label": control["aria-label"],
            "aria-labelledby": frame.label ? `${frame.id}-label` : control["aria-labelledby"],
          }}
          control={edge}
          popup={popup}
          loading={loading}
          note={note}
        />
      </Popover.Root>
      <span aria-live="polite" className={css.announced}>
        {box.open ? (note ?? text("count", { count: box.matches.length })) : null}
      </span>
      {name ? <input type="hidden" name={name} value={box.chosen} disabled={attributes.disabled} /> : null}
    </Field>
  );
}

function noteOf(text: MessageText<"combobox">, loading: boolean | undefined, found: number): string | undefined {
  if (loading) return text("loading");
  return found > 0 ? undefined : text("empty");
}

interface ComboboxButtonsProps {
  box: ReturnType<typeof useCombobox>;
  text: MessageText<"combobox">;
  input: { readonly current: HTMLInputElement | null };
  locked: boolean;
}

/** For the pointer: the keyboard has Delete and the arrows, so neither is a stop on its way. */
function ComboboxButtons({ box, text, input, locked }: ComboboxButtonsProps) {
  const shared = { variant: "quiet", size: "sm", tabIndex: -1, disabled: locked } as const;
  return (
    <span className={field.end}>
      {box.text !== "" && !locked ? (
        <Button
          {...shared}
          aria-label={text("clear")}
          className={cx(field.inset, field.insetIcon)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            box.empty(event.nativeEvent);
            input.current?.focus();
          }}
        >
          <Icon art={x} size="md" />
        </Button>
      ) : null}
      <Button
        {...shared}
        aria-label={text("show")}
        aria-expanded={box.open}
        className={cx(field.inset, field.insetIcon)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (box.open) return box.close(event.nativeEvent);
          input.current?.focus();
          return box.show();
        }}
      >
        <Icon art={caretDown} size="md" />
      </Button>
    </span>
  );
}
