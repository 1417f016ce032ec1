import type { KeyboardEvent } from "react";
import { caretLeft, caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import * as css from "./carousel.css.ts";
import { stepOf } from "./step-of.ts";

export interface CarouselLabels {
  /** The role description, in the page's language: "carousel". */
  readonly carousel: string;
  /** "slide". */
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  /** Names a slide and its dot: "2 of 3". */
  readonly place: (number: number, count: number) => string;
}
interface ControlsProps {
  count: number;
  /** The first and the last slide in view. */
  shown: number;
  last: number;
  /** A dot for each slide; only when one slide is in view at a time. */
  dotted: boolean;
  labels: CarouselLabels;
  show: (index: number) => void;
}

/** Previous, the dots, next. */
export function CarouselControls({ count, shown, last, dotted, labels, show }: ControlsProps) {
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
      {step(labels.previous, caretLeft, before, shown === 0)}
      {dotted && (
        <div className={css.dots}>
          {Array.from({ length: count }, (_, index) => labels.place(index + 1, count)).map((place, index) => (
            <button
              key={place}
              type="button"
              aria-label={place}
              aria-current={index === shown || undefined}
              className={css.dot}
              onKeyDown={press}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
      {step(labels.next, caretRight, last + 1, last >= count - 1)}
    </div>
  );
}
