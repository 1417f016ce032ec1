import type { HTMLAttributes, Ref } from "react";
import { withLongWord } from "../text/long-word.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./brand-mark.css.ts";

export interface BrandMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** The brand's name as it is written. */
  name: string;
  /** The height of the mark, as a step of its sizes. */
  size?: keyof typeof css.size;
  /** The mark without its word; only screen readers then get the name. */
  labelHidden?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** The brand's mark and word. The mark is a token, so another brand has its own. Rest props and `ref` land on the `<span>`. */
export function BrandMark({ name, size = "lg", labelHidden, className, ...rest }: BrandMarkProps) {
  const label = labelHidden && name ? name : undefined;
  return (
    <span
      data-component="brand-mark"
      className={cx(css.root, css.size[size], className)}
      role={label && "img"}
      aria-label={label}
      {...rest}
    >
      <span data-part="mark" aria-hidden="true" className={css.mark} />
      {!labelHidden && (
        <span data-part="word" className={css.word} lang="en" dir="ltr">
          {withLongWord(name)}
        </span>
      )}
    </span>
  );
}
