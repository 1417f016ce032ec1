import { type HTMLAttributes, type Ref, useCallback } from "react";
import { assignRef } from "../field/assign-ref.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { type ScrollAxis, useEdges } from "./use-edges.ts";
import * as css from "./scroll-area.css.ts";

export type { ScrollAxis } from "./use-edges.ts";

export interface ScrollAreaProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the region for keyboard and screen reader users. */
  "aria-label": string;
  /** The direction that scrolls. Without it `vertical`. */
  orientation?: ScrollAxis;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A box with native scrolling and a shadow where there is more content. It is a tab stop only while there is more content.
 * `className` and `style` go to the frame and give it its size; `ref` and the rest to the scrolling element.
 */
export function ScrollArea(props: ScrollAreaProps) {
  const { "aria-label": label, orientation = "vertical", className, style, ref, children, ...rest } = props;
  const { edges, watch } = useEdges(orientation);
  const scrolls = edges.before || edges.after;
  if (label.trim() === "")
    warn("ScrollArea: `aria-label` is empty, so the keyboard stops at a place without a name. Say what is in it.");
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      const stop = watch(element);
      const release = assignRef(ref, element);
      return () => {
        stop?.();
        if (release) release();
        else assignRef(ref, null);
      };
    },
    [watch, ref],
  );
  return (
    <div
      data-component="scroll-area"
      data-before={edges.before || undefined}
      data-after={edges.after || undefined}
      className={cx(css.root, css.edges[orientation], className)}
      style={style}
    >
      <div
        ref={attach}
        data-part="scroller"
        className={css.scroller[orientation]}
        role={scrolls ? "region" : undefined}
        aria-label={scrolls ? label : undefined}
        tabIndex={scrolls ? 0 : undefined}
        {...rest}
      >
        {children}
      </div>
    </div>
  );
}
