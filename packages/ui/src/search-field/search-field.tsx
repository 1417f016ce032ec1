import { type KeyboardEvent, useRef } from "react";
import { Button } from "../button/button.tsx";
import { assignRef } from "../field/assign-ref.ts";
import * as field from "../field/field.css.ts";
import type { FieldProps } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { magnifyingGlass, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { TextField, type TextFieldOwnProps } from "../text-field/text-field.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./search-field.css.ts";

export interface SearchFieldOwnProps extends Omit<TextFieldOwnProps, "type" | "startContent" | "endContent"> {
  /** Texts in place of those of the provider: the name of the button that empties the field. */
  messages?: PartMessages<"searchField">;
  /** Enter was pressed. While typing, follow `onValueChange`. */
  onSearch?: (value: string) => void;
  /** Shows the spinner instead of the search icon. */
  loading?: boolean;
}
export type SearchFieldProps = FieldProps & SearchFieldOwnProps;

/** A field for a search by words. `className` and `style` land on the field, `ref` and the rest on the `<input>`. */
export function SearchField(props: SearchFieldProps) {
  const { messages, onSearch, loading, value, defaultValue, onValueChange, onKeyDown, ref, className, ...rest } = props;
  const text = useMessages("searchField", messages);
  const [words, change] = useValue({ value, defaultValue, onValueChange }, "");
  const input = useRef<HTMLInputElement>(null);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onSearch?.(words);
    if (event.key !== "Escape" || words === "") return;
    event.preventDefault();
    event.stopPropagation();
    change("", "clear", event.nativeEvent);
  };
  const clear = (event: { nativeEvent: Event }) => {
    change("", "clear", event.nativeEvent);
    input.current?.focus();
  };
  return (
    <TextField
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      className={cx(css.root, className)}
      type="search"
      value={words}
      onValueChange={(next, details) => {
        if (!change(next, "input", details.event)) details.cancel();
      }}
      onKeyDown={press}
      ref={(element) => {
        input.current = element;
        return assignRef(ref, element);
      }}
      startContent={loading ? <Spinner /> : <Icon art={magnifyingGlass} size="md" />}
      endContent={
        words !== "" && !rest.disabled ? (
          <Button
            variant="ghost"
            size="sm"
            className={cx(field.inset, field.insetIcon)}
            aria-label={text("clear")}
            onClick={clear}
          >
            <Icon art={x} size="md" />
          </Button>
        ) : undefined
      }
    />
  );
}
