import type { HTMLAttributes, Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./dice.css.ts";

export interface DieProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** "1" to "6" is drawn as spots; anything else is written. */
  face: string;
  /** The length of an edge. Without it `md`. */
  size?: keyof typeof css.size;
  ref?: Ref<HTMLSpanElement>;
}

const left = 30;
const middle = 50;
const right = 70;
/** Where the spots of a face are. */
const spots: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  "1": [[middle, middle]],
  "2": [
    [left, left],
    [right, right],
  ],
  "3": [
    [left, left],
    [middle, middle],
    [right, right],
  ],
  "4": [
    [left, left],
    [right, left],
    [left, right],
    [right, right],
  ],
  "5": [
    [left, left],
    [right, left],
    [middle, middle],
    [left, right],
    [right, right],
  ],
  "6": [
    [left, left],
    [right, left],
    [left, middle],
    [right, middle],
    [left, right],
    [right, right],
  ],
};

/** One face of a die. Its number is text for screen readers. Rest props and `ref` land on the `<span>`. */
export function Die({ face, size = "md", className, ...rest }: DieProps) {
  const places = spots[face];
  return (
    <span data-component="die" data-ace={face === "1" || undefined} className={cx(css.die, css.size[size], className)} {...rest}>
      {places ? (
        <svg data-part="spots" viewBox="0 0 100 100" aria-hidden="true" className={css.spots}>
          {places.map(([x, y]) => (
            <circle key={`${x}/${y}`} cx={x} cy={y} r={face === "1" ? 15 : 10} />
          ))}
        </svg>
      ) : null}
      <span data-part="spoken" className={places ? css.hidden : css.written}>
        {face}
      </span>
    </span>
  );
}
