import type { SVGProps } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./spinner.css.ts";

export interface SpinnerProps extends SVGProps<SVGSVGElement> {
  /** `text` is as large as the text around it. */
  size?: keyof typeof css.size;
  /** What is awaited: "Loading the games". Announced. Leave out where text beside it says so. */
  label?: string;
}

/** A turning chip, seen from above, while something of unknown length happens. Rest props and `ref` land on the `<svg>`. */
export function Spinner({ size = "text", label, className, ...rest }: SpinnerProps) {
  const drawing = (
    <svg
      data-component="spinner"
      className={cx(css.root, css.size[size], className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      {...rest}
    >
      <circle cx="12" cy="12" r="9" strokeWidth="5" strokeDasharray="5.42 4" pathLength="56.5" />
    </svg>
  );
  if (!label) return drawing;
  return (
    <output data-part="status" className={css.named}>
      {drawing}
      <span data-part="label" className={css.label}>
        {label}
      </span>
    </output>
  );
}
