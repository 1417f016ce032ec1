import { useLayoutEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./virtual-list.css.ts";

/** `more`: there is more to ask for; `loading`: it is on its way; `failed`: it did not come; `end`: this is all. */
export type ListStatus = "more" | "loading" | "failed" | "end";
export interface ListLabels {
  /** The button for those who do not scroll: "Load more". */
  more: string;
  /** "Loading games". */
  loading: string;
  /** The error, in a sentence. */
  failed: string;
  retry: string;
  /** "These are all 5,000 games." */
  end: string;
}

interface ListEndProps {
  status: ListStatus;
  labels: ListLabels;
  onMore: () => void;
}

/** Beneath an endless list: the way to more, what became of it, and the end. Focus on the button passes to the end's words. */
export function ListEnd({ status, labels, onMore }: ListEndProps) {
  const pressed = useRef(false);
  const words = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    if (status !== "end" || !pressed.current) return;
    pressed.current = false;
    words.current?.focus({ preventScroll: true });
  }, [status]);
  const said = { more: "", loading: labels.loading, failed: "", end: labels.end }[status];
  const button = { more: labels.more, loading: labels.loading, failed: labels.retry, end: "" }[status];
  return (
    <div data-part="end" data-status={status} className={css.end}>
      <output ref={words} tabIndex={-1} className={cx(status === "end" ? css.endText : css.hidden)}>
        {said}
      </output>
      {status === "failed" ? (
        <p role="alert" className={css.failed}>
          {labels.failed}
        </p>
      ) : null}
      {status === "end" ? null : (
        <Button
          loading={status === "loading"}
          onClick={onMore}
          onFocus={() => {
            pressed.current = true;
          }}
          onBlur={() => {
            pressed.current = false;
          }}
        >
          {button}
        </Button>
      )}
    </div>
  );
}
