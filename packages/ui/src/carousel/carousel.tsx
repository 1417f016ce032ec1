import { Children, useState, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { cx } from "../theme/cx.ts";
import { CarouselControls, type CarouselLabels } from "./carousel-controls.tsx";
import * as css from "./carousel.css.ts";
import { useSlides } from "./use-slides.ts";

export interface CarouselProps extends HTMLAttributes<HTMLElement> {
  /** Names the carousel: "Banners". */
  "aria-label": string;
  labels: CarouselLabels;
  /** `one` fills the viewport with each slide and has dots; `several` keeps each slide's own width, and no dots. */
  view?: keyof typeof css.frame;
  /** One element a slide. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Fieldset is for fields; the carousel pattern asks for this role on a slide. */

/**
 * Slides that the player moves: by finger, dots, buttons or arrow keys. It never advances by itself, so there is nothing to stop.
 * Follows the carousel pattern of the ARIA Authoring Practices. Rest props and `ref` land on the `<section>`.
 */
export function Carousel({ labels, view = "one", className, children, ...rest }: CarouselProps) {
  const slides = Children.toArray(children);
  const { viewport, shown, last, focused, show } = useSlides(slides.length);
  const [said, setSaid] = useState("");
  const go = (index: number) => {
    if (index < 0 || index >= slides.length) return;
    setSaid(labels.place(index + 1, slides.length));
    show(index);
  };
  const moves = slides.length > 1 && !(shown === 0 && last === slides.length - 1);
  return (
    <section data-component="carousel" aria-roledescription={labels.carousel} className={cx(css.root, className)} {...rest}>
      <div ref={viewport} data-part="viewport" className={css.viewport}>
        {slides.map((slide, index) => {
          const place = labels.place(index + 1, slides.length);
          return (
            <div
              key={place}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no group of form fields
              role="group"
              aria-roledescription={labels.slide}
              aria-label={place}
              // Slides out of view cannot be reached, except the one that still has focus.
              inert={(index < shown || index > last) && index !== focused}
              className={css.frame[view]}
            >
              {slide}
            </div>
          );
        })}
      </div>
      {moves && (
        <CarouselControls count={slides.length} shown={shown} last={last} dotted={view === "one"} labels={labels} show={go} />
      )}
      <div aria-live="polite" className={css.live}>
        {said}
      </div>
    </section>
  );
}
