import type { HTMLAttributes, Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./divider.css.ts";

export interface DividerProps extends HTMLAttributes<HTMLHRElement> {
  /** The direction of the line. */
  orientation?: keyof typeof css.orientation;
  /** `inlay` is the printed line of the brand. */
  tone?: keyof typeof css.tone;
  ref?: Ref<HTMLHRElement>;
}

/** A line between two items of the same kind. Rest props and `ref` land on the `<hr>`. */
export function Divider({ orientation = "horizontal", tone = "default", className, ...rest }: DividerProps) {
  const vertical = orientation === "vertical";
  return (
    <hr
      data-component="divider"
      aria-orientation={vertical ? "vertical" : undefined}
      className={cx(css.root, css.tone[tone], css.orientation[orientation], className)}
      {...rest}
    />
  );
}
