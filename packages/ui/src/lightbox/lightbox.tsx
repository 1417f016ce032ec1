import type { ReactElement, Ref } from "react";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { caretLeft, caretRight, magnifyingGlassMinus, magnifyingGlassPlus } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText, PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { handled, withoutLifecycle } from "../modal/handled.ts";
import type { ModalHandle } from "../modal/modal-handle.ts";
import { ModalRoot } from "../modal/modal-root.tsx";
import { ModalSurface } from "../modal/modal-surface.tsx";
import { ModalTrigger } from "../modal/modal-trigger.tsx";
import type { LifecycleProps } from "../overlay/lifecycle.ts";
import { useLifecycle } from "../overlay/use-lifecycle.ts";
import { warn } from "../overlay/warn.ts";
import * as css from "./lightbox.css.ts";
import { Stage, type LightboxImage } from "./stage.tsx";
import { useLightbox, zooms, type LightboxIndexProps } from "./use-lightbox.ts";

export type { LightboxImage } from "./stage.tsx";
export type { LightboxReason } from "./use-lightbox.ts";

export interface LightboxProps extends LifecycleProps, LightboxIndexProps {
  /** At least one. */
  images: readonly LightboxImage[];
  /** Texts in place of those of the provider: `label`, the name of the dialog ("Receipts"). */
  messages?: PartMessages<"lightbox">;
  /** The element that opens it. */
  trigger?: ReactElement;
  /** From `modals.open(…)`: the host then owns `open`. */
  handle?: ModalHandle;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Pictures over the whole window, one at a time. It has Modal's whole life cycle; `className` and `ref` land on the panel. */
export function Lightbox(props: LightboxProps) {
  const [phase, lifecycle] = useLifecycle(handled(props, props.handle));
  const { images, messages, trigger, handle, index, defaultIndex, onIndexChange, ...rest } = withoutLifecycle(props);
  const view = useLightbox({ index, defaultIndex, onIndexChange }, images.length);
  const text = useMessages("lightbox", messages);
  const image = images[view.index];
  if (!image) warn("Lightbox got no images, so it would open on nothing. Give at least one, or leave the trigger out.");
  return (
    <ModalRoot open={phase !== "closed"}>
      <ModalTrigger lifecycle={lifecycle} trigger={trigger} />
      {phase !== "closed" && image && (
        <ModalSurface
          {...rest}
          component="lightbox"
          phase={phase}
          lifecycle={lifecycle}
          title={text("label")}
          labelHidden
          layerClass={css.layer}
          panelClass={css.panel}
          onKeyDown={view.press}
          {...(handle ? { id: handle.id } : {})}
        >
          <View images={images} image={image} text={text} view={view} />
        </ModalSurface>
      )}
    </ModalRoot>
  );
}

interface ViewProps {
  images: readonly LightboxImage[];
  image: LightboxImage;
  text: MessageText<"lightbox">;
  view: ReturnType<typeof useLightbox>;
}

function View({ images, image, text, view }: ViewProps) {
  const { index, last, zoom, by, go } = view;
  const turn = (label: string, art: string, to: number, className: string) => (
    <Button
      aria-label={label}
      // Stays focusable at the end, or focus would be lost there.
      aria-disabled={to < 0 || to > last || undefined}
      className={className}
      onClick={(event) => go(to, "step", event.nativeEvent)}
      icon={<Icon art={art} flip />}
    />
  );
  const zooming = (label: string, art: string, step: -1 | 1, ended: boolean) => (
    <Button
      variant="ghost"
      aria-label={label}
      aria-disabled={ended || undefined}
      className={square.md}
      onClick={() => by(step)}
      icon={<Icon art={art} />}
    />
  );
  return (
    <div data-part="content" className={css.root}>
      <Stage image={image} zoom={zoom} text={text} swiped={(step, event) => go(index + step, "swipe", event)} />
      {last > 0 && turn(text("previous"), caretLeft, index - 1, css.previous)}
      {last > 0 && turn(text("next"), caretRight, index + 1, css.next)}
      <div data-part="foot" className={css.foot}>
        <p data-part="caption" aria-live="polite" className={css.caption}>
          {images.length > 1 && (
            <span data-part="place" className={css.place}>
              {text("place", { index: index + 1, total: images.length })}{" "}
            </span>
          )}
          <bdi>{image.caption ?? image.alt}</bdi>
        </p>
        <div data-part="zoom" className={css.zoom}>
          {zooming(text("zoomOut"), magnifyingGlassMinus, -1, zoom === 0)}
          {zooming(text("zoomIn"), magnifyingGlassPlus, 1, zoom === zooms.length - 1)}
        </div>
      </div>
    </div>
  );
}
