import { Button, type ButtonProps } from "../button/button.tsx";
import * as button from "../button/button.css.ts";
import { check, copy as copyArt, warningCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { withLongWord } from "../text/long-word.tsx";
import { cx } from "../theme/cx.ts";
import { type CopyState, useCopy } from "./use-copy.ts";
import * as css from "./copy-button.css.ts";

export interface CopyButtonProps extends Omit<ButtonProps, "children" | "icon" | "asChild" | "pending" | "onCopy" | "value"> {
  /** The text that goes on the clipboard. */
  value: string;
  /** Texts in place of those of the provider: `copy` names what is copied ("Copy the address"), `failed` what to do instead. */
  messages?: PartMessages<"copyButton">;
  /** The drawing alone; the text `copy` names it. */
  labelHidden?: boolean;
  /** `false`: the browser refused, or has no clipboard. */
  onCopied?: (copied: boolean) => void;
}

const faces = {
  rest: { art: copyArt, says: "copy", className: undefined },
  done: { art: check, says: "copied", className: css.done },
  failed: { art: warningCircleFill, says: "failed", className: css.failed },
} as const;
const order: readonly CopyState[] = ["rest", "done", "failed"];

/** Copies a text, and shows for a moment that it did. Rest props and `ref` land on the `<button>`; its texts are also announced. */
export function CopyButton(props: CopyButtonProps) {
  const { value, messages, labelHidden, onCopied, onClick, size = "sm", className, ...rest } = props;
  const text = useMessages("copyButton", messages);
  const { state, copy } = useCopy((next) => onCopied?.(next === "done"));
  if (value === "")
    warn("CopyButton: `value` is empty, so pressing it would empty the clipboard. Leave the button out until there is a text.");
  return (
    <>
      <Button
        data-part="copy-button"
        data-state={state}
        size={size}
        aria-label={labelHidden ? text("copy") : undefined}
        className={cx(labelHidden && button.square[size], className)}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) void copy(value);
        }}
        {...rest}
      >
        <span data-part="faces" className={css.faces}>
          {order.map((each) => (
            <span
              data-part="face"
              key={each}
              data-off={each !== state || undefined}
              className={cx(css.face, faces[each].className)}
            >
              <Icon art={faces[each].art} size="sm" />
              {labelHidden ? null : withLongWord(text(faces[each].says))}
            </span>
          ))}
        </span>
      </Button>
      <output data-part="announcement" className={css.said}>
        {state === "rest" ? "" : text(faces[state].says)}
      </output>
    </>
  );
}
