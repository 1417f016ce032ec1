import { useMemo, type HTMLAttributes, type Ref } from "react";
import { root as hidden } from "../visually-hidden/visually-hidden.css.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./vendor-mark.css.ts";
import { wordmarkOf } from "./wordmark.ts";

/** The vendor's own logo as a picture. */
export interface VendorLogo {
  /** Address of the logo; its shape is used, never its colours. */
  src: string;
  /** Inline size by block size, as "120 / 18". */
  ratio: string;
}
export interface VendorMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** The vendor's name as the vendor writes it. */
  name: string;
  /** The vendor's own logo, shown in one colour. */
  logo?: VendorLogo;
  /** The word without its shape. */
  shapeHidden?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** A vendor's logo, or its name set as one. Rest props and `ref` land on the `<span>`. */
export function VendorMark({ name, logo, shapeHidden, className, style, ...rest }: VendorMarkProps) {
  const { stretch, capitals, shape } = useMemo(() => wordmarkOf(name), [name]);
  if (logo) {
    const mask = { maskImage: `url("${encodeURI(logo.src)}")`, aspectRatio: logo.ratio };
    return (
      <span data-component="vendor-mark" className={cx(css.root, className)} style={style} {...rest}>
        <span data-part="logo" aria-hidden="true" className={css.logo} style={mask} />
        <span data-part="spoken" className={hidden}>
          {name}
        </span>
      </span>
    );
  }
  return (
    <span data-component="vendor-mark" className={cx(css.root, className)} style={style} {...rest}>
      {!shapeHidden && (
        <svg data-part="shape" viewBox="0 0 24 24" aria-hidden="true" className={css.shape}>
          <path d={shape} />
        </svg>
      )}
      <span data-part="word" lang="en" dir="ltr" className={cx(css.word, css.wordSize[stretch], capitals && css.capitals)}>
        {name}
      </span>
    </span>
  );
}
