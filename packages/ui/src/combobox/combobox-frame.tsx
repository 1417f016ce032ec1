import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, type RefObject, useRef } from "react";
import { Popover } from "radix-ui";
import { useComposedRefs } from "radix-ui/internal";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import type { FieldControl, FieldFrame } from "../field/use-field.ts";
import { caretDown, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { type PopupAttributes, useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import { ComboboxList } from "./combobox-list.tsx";
import { comboboxKey } from "./combobox-key.ts";
import type { ComboboxApi } from "./use-option-search.ts";
import * as chipsCss from "../select/chips.css.ts";
import * as css from "./combobox.css.ts";

interface ComboboxFrameProps {
  component: "combobox" | "multiple-combobox";
  frame: FieldFrame;
  control: FieldControl;
  box: ComboboxApi;
  text: MessageText<"combobox">;
  attributes: InputHTMLAttributes<HTMLInputElement>;
  size: "sm" | "md" | "lg";
  startContent: ReactNode;
  loading: boolean | undefined;
  /** Sent with a form under `name`. */
  name: string | undefined;
  values: readonly string[];
  place: ComboboxPlace;
  /** Before the input: the chosen values. */
  chips?: ReactNode;
  /** Keys of the input that are not the list's. True where it was one of them. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  canClear: boolean;
  /** Announced while the list is closed. */
  said?: string | null;
}

interface ComboboxPlace {
  edge: RefObject<HTMLDivElement | null>;
  edgeRef: Ref<HTMLDivElement>;
  input: RefObject<HTMLInputElement | null>;
  inputRef: Ref<HTMLInputElement>;
  direction: "ltr" | "rtl";
  popup: PopupAttributes | undefined;
}

/** The elements of a box, and the direction that its popup follows. */
export function useComboboxPlace(component: string, own: Ref<HTMLInputElement> | undefined): ComboboxPlace {
  const edge = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, own);
  const { direction, ref: edgeRef, popup } = useDirection(component, edge);
  return { edge, edgeRef, input, inputRef, direction, popup };
}

/** Field, input, buttons and list of a box with one value or several. */
export function ComboboxFrame(props: ComboboxFrameProps) {
  const { component, frame, control, box, text, attributes, size, startContent, loading, ...others } = props;
  const { name, values, place, chips, onKey, canClear, said } = others;
  const { edge, edgeRef, input, inputRef, popup } = place;
  const { onKeyDown, onBlur, onClick, ...rest } = attributes;
  const locked = Boolean(rest.disabled || rest.readOnly);
  const hasChips = chips !== undefined;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (comboboxKey(box, event) || onKey?.(event)) event.preventDefault();
  };
  const listed = box.open && box.rows.length > 0;
  const note = noteOf(text, loading, box.rows.length);
  return (
    <Field {...frame}>
      <Popover.Root open={box.open} onOpenChange={(open) => !open && box.close()}>
        <Popover.Anchor asChild>
          <div
            ref={edgeRef}
            data-part="control"
            className={cx(
              field.box,
              hasChips && cx(chipsCss.box, css.withChips),
              field.boxTone[frame.tone ?? "neutral"],
              field.boxSize[size],
            )}
          >
            {startContent && (
              <span data-part="start-content" className={field.start}>
                {startContent}
              </span>
            )}
            {chips}
            <input
              data-component={component}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={listed}
              aria-controls={listed ? box.listId : undefined}
              aria-activedescendant={box.activeId}
              className={cx(field.input, hasChips && css.inputAfterChips)}
              {...rest}
              ref={inputRef}
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
            <ComboboxButtons {...{ box, text, input, locked, canClear, hasChips }} />
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
          several={component === "multiple-combobox"}
        />
      </Popover.Root>
      <span data-part="announcement" aria-live="polite" className={css.announced}>
        {box.open ? (note ?? text("count", { count: box.matches.length })) : said}
      </span>
      {name
        ? values.map((value) => <input key={value} type="hidden" name={name} value={value} disabled={rest.disabled} />)
        : null}
    </Field>
  );
}

function noteOf(text: MessageText<"combobox">, loading: boolean | undefined, found: number): string | undefined {
  if (loading) return text("loading");
  return found > 0 ? undefined : text("empty");
}

interface ComboboxButtonsProps {
  box: ComboboxApi;
  text: MessageText<"combobox">;
  input: { readonly current: HTMLInputElement | null };
  locked: boolean;
  canClear: boolean;
  hasChips: boolean;
}

/** For the pointer: the keyboard has Delete and the arrows, so neither is a stop on its way. */
function ComboboxButtons({ box, text, input, locked, canClear, hasChips }: ComboboxButtonsProps) {
  const shared = { variant: "ghost", size: "sm", tabIndex: -1, disabled: locked } as const;
  return (
    <span data-part="end-content" className={cx(field.end, hasChips && css.buttonsBesideChips)}>
      {canClear && !locked ? (
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
