import type { KeyboardEvent } from "react";
import { caretLeft, caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import * as css from "./carousel.css.ts";
import { stepOf } from "./step-of.ts";

interface ControlsProps {
  count: number;
  /** The first and the last slide in view. */
  shown: number;
  last: number;
  /** A dot for each slide; only when one slide is in view at a time. */
  dotted: boolean;
  text: MessageText<"carousel">;
  show: (index: number) => void;
}

/** Previous, the dots, next. */
export function CarouselControls({ count, shown, last, dotted, text, show }: ControlsProps) {
  // When several are in view, moves by a page of slides.
  const before = Math.max(0, shown - (last - shown + 1));
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    show(step > 0 ? Math.min(count - 1, last + 1) : before);
  };
  const step = (label: string, art: string, to: number, ended: boolean) => (
    <button
      data-part="step"
      type="button"
      aria-label={label}
      aria-disabled={ended || undefined}
      className={css.step}
      onKeyDown={press}
      onClick={() => !ended && show(to)}
    >
      <Icon art={art} size="sm" flip />
    </button>
  );
  return (
    <div data-part="controls" className={css.controls}>
      {step(text("previous"), caretLeft, before, shown === 0)}
      {dotted && (
        <div data-part="dots" className={css.dots}>
          {Array.from({ length: count }, (_, index) => text("position", { index: index + 1, total: count })).map(
            (place, index) => (
              <button
                data-part="dot"
                key={place}
                type="button"
                aria-label={place}
                aria-current={index === shown || undefined}
                className={css.dot}
                onKeyDown={press}
                onClick={() => show(index)}
              />
            ),
          )}
        </div>
      )}
      {step(text("next"), caretRight, last + 1, last >= count - 1)}
    </div>
  );
}
