import { useState, type MouseEvent } from "react";
import { Button } from "../button/button.tsx";
import { imageBroken } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { useSwipe } from "./use-swipe.ts";
import { zooms } from "./use-lightbox.ts";
import * as css from "./lightbox.css.ts";

/** One picture of the lightbox. */
export interface LightboxImage {
  readonly id: string;
  /** Address of the full picture. */
  readonly src: string;
  /** What the picture shows; a lightbox holds no decoration, so it is never empty. */
  readonly alt: string;
  /** Below the picture. Without it `alt` is shown there. */
  readonly caption?: string;
}
interface StageProps {
  image: LightboxImage;
  zoom: number;
  text: MessageText<"lightbox">;
  swiped: (step: 1 | -1, event: Event) => void;
}

/** Not a fieldset: the place that a picture is moved about in, and scrolled with the keyboard. */
/** One picture, fitted or larger. */
export function Stage({ image, zoom, text, swiped }: StageProps) {
  const zoomed = zoom > 0;
  const swipe = useSwipe(swiped, zoomed);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture is no group of form fields
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls an enlarged picture
      tabIndex={0}
      data-part="stage"
      data-zoomed={zoomed || undefined}
      data-autofocus=""
      aria-label={image.alt}
      className={css.stage}
      {...swipe}
    >
      <Picture key={image.id} image={image} zoom={zoom} text={text} />
    </div>
  );
}

function Picture({ image, zoom, text }: Omit<StageProps, "swiped">) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const [tried, setTried] = useState(0);
  const retry = (event: MouseEvent) => {
    // The button is removed; focus stays in the stage.
    event.currentTarget.closest<HTMLElement>("[data-part=stage]")?.focus();
    setTried(tried + 1);
    setState("loading");
  };
  if (state === "failed") {
    return (
      <div data-part="error" className={css.failed}>
        <Icon art={imageBroken} size="xl" />
        <p>{text("failed")}</p>
        <Button size="sm" onClick={retry}>
          {text("retry")}
        </Button>
      </div>
    );
  }
  const size = `${(zooms[zoom] ?? 1) * 100}%`;
  return (
    <>
      <img
        data-part="image"
        key={tried}
        src={image.src}
        alt={image.alt}
        draggable={false}
        data-state={state}
        className={css.image}
        style={zoom > 0 ? { inlineSize: size, blockSize: size } : undefined}
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
      />
      {state === "loading" && <Spinner className={css.waiting} />}
    </>
  );
}
