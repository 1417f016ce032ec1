import type { ReactElement, ReactNode } from "react";
import type { FocusTarget } from "../overlay/focus-return.ts";
import type { LifecycleProps } from "../overlay/lifecycle.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useLifecycle } from "../overlay/use-lifecycle.ts";
import { cx } from "../theme/cx.ts";
import { ModalRoot } from "./modal-root.tsx";
import { ModalSurface, type ModalSurfaceProps } from "./modal-surface.tsx";
import { ModalTrigger } from "./modal-trigger.tsx";
import { handled, withoutLifecycle } from "./handled.ts";
import type { ModalHandle } from "./modal-handle.ts";
import * as css from "./modal.css.ts";

export type { CloseReason, Lifecycle, LifecycleProps, OpenChangeReason, OpenReason } from "../overlay/lifecycle.ts";
export type { Phase, PhaseStore } from "../overlay/phase.ts";
export type { FocusTarget } from "../overlay/focus-return.ts";
export type { ModalHandle } from "./modal-handle.ts";
export { type ModalInside, useModal } from "./modal-context.ts";

export interface ModalProps extends LifecycleProps, Omit<ModalSurfaceProps, keyof LifecycleProps | Internal> {
  /** Its name; every modal has one. */
  title: ReactNode;
  /** Keeps the title for screen readers alone. */
  labelHidden?: boolean;
  /** A sentence under the title; read out as the modal opens. */
  description?: ReactNode;
  /** Buttons at its foot; mark the one that Enter presses with `data-default`. */
  actions?: ReactNode;
  /** Where focus goes as it opens, where that is not the first control. */
  initialFocus?: FocusTarget;
  /** Where focus goes as it closes, if the element that opened it is gone. */
  fallbackFocus?: FocusTarget;
  /** `dialog`: a question or short form, 400 px. `modal`: a place to do something, at least 600 × 300 px. */
  kind?: "dialog" | "modal";
  /** Its width: 400, 600, 800 or 1040 px, or all of the window inside its margin. Without it the kind decides. Never wider than the window. */
  size?: "sm" | "md" | "lg" | "xl" | "full";
  /** On windows narrower than 480 px: a sheet over the whole window (a modal's default), or a card (a dialog's). */
  narrow?: "sheet" | "card";
  /** The frame of the inlay, for a dialog of consequence. */
  framed?: boolean;
  /** `false`: it has no close button of its own, and `actions` or what is inside needs one that closes. */
  closeButton?: boolean;
  /** Texts in place of those of the provider: the name of the close button. */
  messages?: PartMessages<"modal">;
  /** A press on the backdrop and Escape close it. */
  closeOnClick?: boolean;
  /** The element that opens it; gets `aria-haspopup` and `aria-expanded`. */
  trigger?: ReactElement;
  /** From `modals.open(…)`: the host then owns `open`. */
  handle?: ModalHandle;
}
type Internal = "phase" | "lifecycle" | "component" | "layerClass" | "panelClass" | "role" | "closeOnEscape" | "id";

/**
 * A window over the page, which is inert until the modal closes. Rest props and `ref` land on the panel.
 * Order of events: `onBeforeOpen` → visible → `onOpened`; `onBeforeClose` → `onClosed`.
 */
export function Modal(props: ModalProps) {
  const [phase, lifecycle] = useLifecycle(handled(props, props.handle));
  const {
    trigger,
    handle,
    kind = "modal",
    narrow = kind === "modal" ? "sheet" : "card",
    framed,
    size,
    ...rest
  } = withoutLifecycle(props);
  return (
    <ModalRoot open={phase !== "closed"}>
      <ModalTrigger lifecycle={lifecycle} trigger={trigger} />
      {phase !== "closed" && (
        <ModalSurface
          {...rest}
          component="modal"
          phase={phase}
          lifecycle={lifecycle}
          layerClass={css.narrowLayer[narrow]}
          panelClass={cx(css.dealt, css.kind[kind], size && css.size[size], css.narrow[narrow], framed && css.framed)}
          {...(handle ? { id: handle.id } : {})}
        />
      )}
    </ModalRoot>
  );
}
