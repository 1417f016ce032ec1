import type { HTMLAttributes, Ref } from "react";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { dataVars } from "../theme/data-vars.ts";
import * as css from "./aspect-ratio.css.ts";

export interface AspectRatioProps extends HTMLAttributes<HTMLDivElement> {
  /** Width divided by height: `16 / 9`. 1 by default. */
  ratio?: number;
  ref?: Ref<HTMLDivElement>;
}

/** Reserves a box of one aspect ratio, so that nothing moves when its content loads. Rest props and `ref` land on the frame; it has one child. */
export function AspectRatio({ ratio = 1, className, style, ...rest }: AspectRatioProps) {
  const drawable = Number.isFinite(ratio) && ratio > 0;
  if (!drawable)
    warn(`AspectRatio: \`ratio\` is ${ratio}, which no box has; it is drawn as a square. Give a number above 0, such as 16 / 9.`);
  return (
    <div
      data-component="aspect-ratio"
      className={cx(css.root, className)}
      style={{ ...dataVars({ "--aspect-ratio": drawable ? ratio : 1 }), ...style }}
      {...rest}
    />
  );
}
