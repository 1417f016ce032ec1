import { useLayoutEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./virtual-list.css.ts";

/** `more`: there is more to ask for; `loading`: it is on its way; `failed`: it did not come; `end`: this is all. */
export type ListStatus = "more" | "loading" | "failed" | "end";

interface ListEndProps {
  status: ListStatus;
  text: MessageText<"virtualList">;
  onMore: () => void;
}

/** Beneath an endless list: the way to more, what became of it, and the end. Focus on the button passes to the end's words. */
export function ListEnd({ status, text, onMore }: ListEndProps) {
  const pressed = useRef(false);
  const words = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    if (status !== "end" || !pressed.current) return;
    pressed.current = false;
    words.current?.focus({ preventScroll: true });
  }, [status]);
  const said = status === "loading" || status === "end" ? text(status) : "";
  return (
    <div data-part="end" data-status={status} className={css.end}>
      <output data-part="end-text" ref={words} tabIndex={-1} className={cx(status === "end" ? css.endText : css.hidden)}>
        {said}
      </output>
      {status === "failed" ? (
        <p data-part="failed" role="alert" className={css.failed}>
          {text("failed")}
        </p>
      ) : null}
      {status === "end" ? null : (
        <Button
          pending={status === "loading"}
          onClick={onMore}
          onFocus={() => {
            pressed.current = true;
          }}
          onBlur={() => {
            pressed.current = false;
          }}
        >
          {text(status === "failed" ? "retry" : status)}
        </Button>
      )}
    </div>
  );
}
