import type { SVGProps } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./icon.css.ts";

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "children"> {
  /** A constant of `art.gen.ts`. */
  art: string;
  /** `text` follows the words beside it. */
  size?: "text" | "sm" | "md" | "lg" | "xl";
  /** Set where the drawing means a direction, so that it is mirrored in RTL. */
  flip?: boolean;
  /** The accessible name, for an icon without visible words. Without it the icon is decoration. */
  label?: string;
}

/** One Phosphor icon in the colour of the text around it. */
export function Icon({ art, size = "text", flip, label, className, ...rest }: IconProps) {
  return (
    <svg
      data-component="icon"
      viewBox="0 0 256 256"
      className={cx(css.root, css.size[size], flip && css.flip, className)}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      {...rest}
    >
      <path d={art} />
    </svg>
  );
}
