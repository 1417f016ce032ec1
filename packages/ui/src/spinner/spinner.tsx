import type { SVGProps } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./spinner.css.ts";

/** A turning chip, seen from above. Decorative; the text beside it says what is happening. */
export function Spinner({ className, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      data-component="spinner"
      className={cx(css.root, className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      {...rest}
    >
      <circle cx="12" cy="12" r="9" strokeWidth="5" strokeDasharray="5.42 4" pathLength="56.5" />
    </svg>
  );
}
