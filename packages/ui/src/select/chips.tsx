import { type MouseEvent, type KeyboardEvent, type RefObject } from "react";
import { Toolbar } from "radix-ui";
import { x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { neighbourOf } from "../tag/neighbour.ts";
import * as tag from "../tag/tag.css.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./chips.css.ts";

export interface Chip {
  readonly value: string;
  readonly label: string;
}
export interface ChipsProps {
  chips: readonly Chip[];
  /** The name of the row. */
  label: string;
  removeText: (label: string) => string;
  onRemove: (value: string, event: Event) => void;
  /** Gets the focus once the last chip is removed. */
  control: RefObject<HTMLElement | null>;
  direction: "ltr" | "rtl";
  /** Chips without buttons. */
  locked: boolean;
  className?: string;
}

/** The chosen values of a field. One stop of the Tab key; the arrows go from chip to chip. */
export function Chips({ chips, label, removeText, onRemove, control, direction, locked, className }: ChipsProps) {
  if (chips.length === 0) return null;
  const remove = (value: string, event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    const button = event.currentTarget;
    const next = neighbourOf(button);
    onRemove(value, event.nativeEvent);
    // A removed button loses the focus.
    setTimeout(() => {
      if (!button.isConnected) (next ?? control.current)?.focus();
    });
  };
  const press = (value: string) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    remove(value, event);
  };
  const drawn = chips.map((chip) => (
    <span key={chip.value} data-component="tag" data-part="chip" className={cx(tag.root, tag.tone.neutral)}>
      <bdi data-part="words" className={tag.words}>
        {chip.label}
      </bdi>
      {locked ? null : (
        <Toolbar.Button
          data-part="remove"
          aria-label={removeText(chip.label)}
          className={tag.remove}
          onClick={(event) => remove(chip.value, event)}
          onKeyDown={press(chip.value)}
        >
          <Icon art={x} size="sm" />
        </Toolbar.Button>
      )}
    </span>
  ));
  if (locked)
    return (
      <span data-part="chips" className={cx(css.chips, className)}>
        {drawn}
      </span>
    );
  return (
    <Toolbar.Root aria-label={label} dir={direction} loop={false} data-part="chips" className={cx(css.chips, className)}>
      {drawn}
    </Toolbar.Root>
  );
}
