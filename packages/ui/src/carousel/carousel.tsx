import { Children, useState, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { cx } from "../theme/cx.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import * as css from "./carousel.css.ts";
import { useSlides } from "./use-slides.ts";

export interface CarouselProps extends HTMLAttributes<HTMLElement> {
  /** Names the carousel: "Banners". */
  "aria-label": string;
  /** Texts in place of those of the provider: "Banner {index} of {total}". */
  messages?: PartMessages<"carousel">;
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
export function Carousel({ messages, view = "one", className, children, ...rest }: CarouselProps) {
  const text = useMessages("carousel", messages);
  const slides = Children.toArray(children);
  const { viewport, shown, last, focused, show } = useSlides(slides.length);
  const [said, setSaid] = useState("");
  const go = (index: number) => {
    if (index < 0 || index >= slides.length) return;
    setSaid(text("position", { index: index + 1, total: slides.length }));
    show(index);
  };
  const moves = slides.length > 1 && !(shown === 0 && last === slides.length - 1);
  return (
    <section data-component="carousel" aria-roledescription={text("carousel")} className={cx(css.root, className)} {...rest}>
      <div ref={viewport} data-part="viewport" className={css.viewport}>
        {slides.map((slide, index) => {
          const place = text("position", { index: index + 1, total: slides.length });
          return (
            <div
              data-part="frame"
              key={place}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no group of form fields
              role="group"
              aria-roledescription={text("slide")}
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
        <CarouselControls count={slides.length} shown={shown} last={last} dotted={view === "one"} text={text} show={go} />
      )}
      <div data-part="live" aria-live="polite" className={css.live}>
        {said}
      </div>
    </section>
  );
}
