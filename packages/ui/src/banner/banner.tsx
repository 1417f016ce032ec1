import { Children, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { caretLeft, caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./banner.css.ts";
import { useSlides } from "./use-slides.ts";

export interface BannerLabels {
  /** What kind of thing it is, in the page's language: "carousel". */
  readonly carousel: string;
  /** "slide". */
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  /** Names a slide and its dot: "2 of 3". */
  readonly place: (number: number, count: number) => string;
}
export interface BannerProps extends HTMLAttributes<HTMLElement> {
  /** Names the carousel: "Banners". */
  "aria-label": string;
  labels: BannerLabels;
  /** BannerSlide elements. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

interface ControlsProps {
  count: number;
  shown: number;
  labels: BannerLabels;
  show: (index: number) => void;
}

/** Forwards is where the line of text goes: the arrow key is read by the direction of the carousel itself. */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  const leftwards = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowRight") === leftwards ? -1 : 1;
}

function Controls({ count, shown, labels, show }: ControlsProps) {
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    show(Math.min(count - 1, Math.max(0, shown + step)));
  };
  const step = (label: string, art: string, to: number) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to < 0 || to >= count || undefined}
      className={css.step}
      onKeyDown={press}
      onClick={() => show(to)}
    >
      <Icon art={art} size="sm" flip />
    </button>
  );
  return (
    <div data-part="controls" className={css.controls}>
      {step(labels.previous, caretLeft, shown - 1)}
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
      {step(labels.next, caretRight, shown + 1)}
    </div>
  );
}

/** Fieldset is for fields; the carousel pattern asks for this role on a slide. */
const group = { role: "group" } as const;

/**
 * Slides that the player moves: by finger, dots, buttons or arrow keys. It never advances by itself, so there is nothing to stop.
 * Follows the carousel pattern of the ARIA Authoring Practices. Rest props and `ref` land on the `<section>`.
 */
export function Banner({ labels, className, children, ...rest }: BannerProps) {
  const slides = Children.toArray(children);
  const { viewport, shown, focused, show } = useSlides(slides.length);
  const [said, setSaid] = useState("");
  const go = (index: number) => {
    if (index < 0 || index >= slides.length) return;
    setSaid(labels.place(index + 1, slides.length));
    show(index);
  };
  return (
    <section data-component="banner" aria-roledescription={labels.carousel} className={cx(css.root, className)} {...rest}>
      <div ref={viewport} data-part="viewport" className={css.viewport}>
        {slides.map((slide, index) => {
          const place = labels.place(index + 1, slides.length);
          return (
            <div
              key={place}
              {...group}
              aria-roledescription={labels.slide}
              aria-label={place}
              // What is out of view is out of reach, except where focus still stands.
              inert={index !== shown && index !== focused}
              className={css.frame}
            >
              {slide}
            </div>
          );
        })}
      </div>
      {slides.length > 1 && <Controls count={slides.length} shown={shown} labels={labels} show={go} />}
      <div aria-live="polite" className={css.live}>
        {said}
      </div>
    </section>
  );
}
