import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from "react";
import { x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { neighbourOf } from "./neighbour.ts";
import * as css from "./tag.css.ts";

export interface TagOwnProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: keyof typeof css.tone;
  /** Before the words. */
  icon?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}
/** A removable tag needs a name for its button; another tag has no button. */
type Removal =
  | {
      onRemove: () => void;
      /** "Remove Slots": with the name of the tag. */
      removeLabel: string;
    }
  | { onRemove?: undefined; removeLabel?: undefined };
export type TagProps = TagOwnProps & Removal;

/** A chosen item, which may have a remove button: a filter, a category. Rest props and `ref` land on the `<span>`. */
export function Tag({ tone = "neutral", icon, onRemove, removeLabel, className, children, ...rest }: TagProps) {
  if (onRemove && !removeLabel.trim())
    warn("Tag: `removeLabel` is empty, so its button has no name. Say what is removed: “Remove Slots”.");
  const remove = (button: HTMLElement) => {
    const next = neighbourOf(button);
    onRemove?.();
    // When the tag is removed, the focus would be lost.
    setTimeout(() => {
      if (!button.isConnected) next?.focus();
    });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    remove(event.currentTarget);
  };
  return (
    <span data-component="tag" data-tone={tone} className={cx(css.root, css.tone[tone], className)} {...rest}>
      {icon}
      <span className={css.words}>{children}</span>
      {onRemove ? (
        <button
          type="button"
          data-part="remove"
          aria-label={removeLabel}
          className={css.remove}
          onClick={(event) => remove(event.currentTarget)}
          onKeyDown={press}
        >
          <Icon art={x} size="sm" />
        </button>
      ) : null}
    </span>
  );
}
