import type { ReactElement } from "react";
import { handled, withoutLifecycle } from "../modal/handled.ts";
import type { ModalHandle } from "../modal/modal-handle.ts";
import { ModalRoot } from "../modal/modal-root.tsx";
import { ModalSurface, type ModalSurfaceProps } from "../modal/modal-surface.tsx";
import { ModalTrigger } from "../modal/modal-trigger.tsx";
import type { LifecycleProps } from "../overlay/lifecycle.ts";
import { useLifecycle } from "../overlay/use-lifecycle.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./sheet.css.ts";

type Internal = "phase" | "lifecycle" | "component" | "layerClass" | "panelClass" | "role" | "closeOnEscape" | "id";

export interface SheetProps extends LifecycleProps, Omit<ModalSurfaceProps, keyof LifecycleProps | Internal> {
  /** The edge of the window: a menu at the start, a bet slip at the end, choices for a thumb at the bottom. */
  side?: "start" | "end" | "bottom";
  /** Along the other axis, for the sides: 300, 400 or 520 px, never wider than the window. */
  size?: "sm" | "md" | "lg";
  /** The button that opens it; without one the caller sets `open` or uses `handle`. */
  trigger?: ReactElement;
  /** From `modals.open(…)`: the host then owns `open`. */
  handle?: ModalHandle;
}

/** A modal panel along one edge of the window. All of Modal's life cycle; rest props and `ref` land on the panel. */
export function Sheet(props: SheetProps) {
  const [phase, lifecycle] = useLifecycle(handled(props, props.handle));
  const { trigger, handle, side = "end", size = "md", ...rest } = withoutLifecycle(props);
  return (
    <ModalRoot open={phase !== "closed"}>
      <ModalTrigger lifecycle={lifecycle} trigger={trigger} />
      {phase !== "closed" && (
        <ModalSurface
          {...rest}
          component="sheet"
          phase={phase}
          lifecycle={lifecycle}
          layerClass={css.layer}
          panelClass={side === "bottom" ? cx(css.panel, css.foot) : cx(css.panel, css.along[side], css.size[size])}
          {...(handle ? { id: handle.id } : {})}
        />
      )}
    </ModalRoot>
  );
}
