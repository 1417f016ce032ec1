import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from "react";
import { x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { neighbourOf } from "./neighbour.ts";
import * as css from "./tag.css.ts";

export interface TagOwnProps extends HTMLAttributes<HTMLSpanElement> {
  /** Colour of ground, text and edge. */
  tone?: keyof typeof css.tone;
  /** Before the words. */
  icon?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}
/** The button of a removable tag is named by what it removes, so the tag is a text or has a `name`. */
type Removal =
  | {
      /** Removes the tag: it then has a button. */
      onRemove: () => void;
      children: string;
      /** What its button removes, where that is not the text of the tag. */
      name?: string;
      /** Texts in place of those of the provider: the name of the button. */
      messages?: PartMessages<"tag">;
    }
  | {
      /** Removes the tag: it then has a button. */
      onRemove: () => void;
      /** What its button removes. */
      name: string;
      /** Texts in place of those of the provider: the name of the button. */
      messages?: PartMessages<"tag">;
    }
  | { onRemove?: undefined; name?: undefined; messages?: undefined };
export type TagProps = TagOwnProps & Removal;

interface RemoveProps {
  name: string;
  messages: PartMessages<"tag"> | undefined;
  onRemove: () => void;
}

/** Apart from the tag, because only its name needs texts. */
function Remove({ name, messages, onRemove }: RemoveProps) {
  const text = useMessages("tag", messages);
  if (!name.trim()) warn("Tag: it has no text and no `name`, so its button is named by nothing. Say what is removed: “Slots”.");
  const remove = (button: HTMLElement) => {
    const next = neighbourOf(button);
    onRemove();
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
    <button
      type="button"
      data-part="remove"
      aria-label={text("remove", { name })}
      className={css.remove}
      onClick={(event) => remove(event.currentTarget)}
      onKeyDown={press}
    >
      <Icon art={x} size="sm" />
    </button>
  );
}

/** A chosen item, which may have a remove button: a filter, a category. Rest props and `ref` land on the `<span>`. */
export function Tag({ tone = "neutral", icon, onRemove, name, messages, className, children, ...rest }: TagProps) {
  const named = name ?? (typeof children === "string" ? children : "");
  return (
    <span data-component="tag" data-tone={tone} className={cx(css.root, css.tone[tone], className)} {...rest}>
      {icon}
      <span data-part="words" className={css.words}>
        {children}
      </span>
      {onRemove ? <Remove name={named} messages={messages} onRemove={onRemove} /> : null}
    </span>
  );
}
