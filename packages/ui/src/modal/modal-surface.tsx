import {
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { DismissableLayer as Layers, FocusGuards, FocusScope as Focus } from "radix-ui/internal";
import { deferEscape } from "../overlay/escape.ts";
import type { FocusTarget } from "../overlay/focus-return.ts";
import type { CloseReason, Lifecycle } from "../overlay/lifecycle.ts";
import type { Phase } from "../overlay/phase.ts";
import { OverlayContainer } from "../overlay/container.tsx";
import { checkTitle } from "../overlay/misuse.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useOptionalProvider } from "../provider/provider-context.ts";
import { ScrollLock } from "../overlay/scroll-lock.tsx";
import { useLayer } from "../overlay/use-layer.ts";
import { cx } from "../theme/cx.ts";
import { ModalContent } from "./modal-content.tsx";
import { ModalContext } from "./modal-context.ts";
import * as css from "./modal.css.ts";
import { useModalRoot } from "./modal-root.tsx";
import { focusInside } from "./panel.ts";

export interface ModalSurfaceProps extends Omit<HTMLAttributes<HTMLDivElement>, "title" | "role"> {
  phase: Phase;
  lifecycle: Lifecycle;
  id?: string;
  component: string;
  /** Its name; every modal has one. */
  title: ReactNode;
  /** Keeps the title for screen readers alone. */
  labelHidden?: boolean;
  /** A sentence under the title; read out as the modal opens. */
  description?: ReactNode;
  /** Buttons at its foot; mark the one that Enter presses with `data-default`. */
  actions?: ReactNode;
  /** `false`: no close button of its own; `actions` or what is inside needs one that closes. */
  closeButton?: boolean;
  /** Texts in place of those of the provider: the name of the close button. */
  messages?: PartMessages<"modal">;
  role?: "dialog" | "alertdialog";
  /** `false`: neither a press beside it nor Escape closes it. */
  closeOnClick?: boolean;
  closeOnEscape?: boolean;
  /** Where focus goes as it opens, where that is not the first control. */
  initialFocus?: FocusTarget;
  /** Where focus goes as it closes, if the element that opened it is gone. */
  fallbackFocus?: FocusTarget;
  layerClass: string;
  panelClass: string;
  ref?: Ref<HTMLDivElement>;
}

const prevent = (event: Event) => event.preventDefault();

/** The surface of every modal overlay: backdrop, panel with head, scrolling body and actions. */
export function ModalSurface(props: ModalSurfaceProps) {
  const {
    phase,
    lifecycle,
    id,
    component,
    title,
    labelHidden,
    description,
    actions,
    closeButton = true,
    messages,
    role = "dialog",
    ...others
  } = props;
  const { closeOnClick = true, closeOnEscape = closeOnClick, initialFocus, fallbackFocus, ...more } = others;
  const { layerClass, panelClass, className, children, ref, ...rest } = more;
  if (process.env.NODE_ENV !== "production") checkTitle(component, title);
  const ownId = useId();
  const stackId = id ?? ownId;
  // State as well as ref: popups inside are mounted into the layer, and have to render again once it is there.
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const layerRef = useRef<HTMLDivElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => panel.current, []);
  const root = useModalRoot();
  FocusGuards.useFocusGuards();
  const top = useLayer({ id: stackId, phase, lifecycle, layer: layerRef, panel, closeOnEscape, fallbackFocus });
  const context = useMemo(() => ({ id: stackId, close: lifecycle.requestClose }), [stackId, lifecycle]);
  const close = (reason: CloseReason) => (event: MouseEvent) => void lifecycle.requestClose(reason, event.nativeEvent);

  return createPortal(
    <div
      ref={(element) => {
        layerRef.current = element;
        setLayer(element);
      }}
      {...useOptionalProvider()?.island}
      data-component={component}
      data-part="layer"
      data-phase={phase}
      data-top={top || undefined}
      inert={phase !== "open"}
      className={cx(css.layer, layerClass)}
    >
      <ScrollLock active={phase === "open"} />
      {top && (
        <div
          role="presentation"
          data-part="backdrop"
          className={css.backdrop}
          onClick={closeOnClick ? close("backdrop") : undefined}
        />
      )}
      <Focus.FocusScope
        asChild
        loop
        onMountAutoFocus={(event) => {
          event.preventDefault();
          if (panel.current) focusInside(panel.current, initialFocus);
        }}
        onUnmountAutoFocus={prevent}
      >
        <Layers.DismissableLayer
          ref={panel}
          id={root.id}
          role={role}
          aria-labelledby={root.titleId}
          data-part="panel"
          data-state="open"
          className={cx(css.panel, panelClass, className)}
          onEscapeKeyDown={deferEscape}
          onInteractOutside={prevent}
          {...rest}
          aria-describedby={cx(rest["aria-describedby"], description ? root.descriptionId : undefined) || undefined}
        >
          <ModalContext value={context}>
            <OverlayContainer element={layer}>
              <ModalContent
                title={title}
                labelHidden={labelHidden}
                description={description}
                actions={actions}
                onClose={closeButton ? close("close-button") : undefined}
                messages={messages}
              >
                {children}
              </ModalContent>
            </OverlayContainer>
          </ModalContext>
        </Layers.DismissableLayer>
      </Focus.FocusScope>
    </div>,
    document.body,
  );
}
