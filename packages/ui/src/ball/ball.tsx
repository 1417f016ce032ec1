import type { HTMLAttributes, Ref } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./ball.css.ts";

export type BallColour = 1 | 2 | 3 | 4 | 5 | 6;
export interface BallProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** As it was drawn: a draw keeps its zeros, "07". */
  number: string;
  /** One of the six chips' colours. Without it the last figure decides, so that a number is always the same colour. */
  colour?: BallColour;
  /** The diameter, as a step of the ball sizes. */
  size?: keyof typeof css.size;
  /** A `plate` is square: the number of a racer. Without it a ball. */
  shape?: keyof typeof css.shape;
  ref?: Ref<HTMLSpanElement>;
}

const keys = ["1", "2", "3", "4", "5", "6"] as const;

function keyOf(number: string, colour?: BallColour) {
  const index = colour === undefined ? (Number.parseInt(number, 10) || 0) % keys.length : colour - 1;
  return keys[index] ?? "1";
}

/** A ball has room for two digits. */
const isLong = (number: string) => number.length > 2;

/** A drawn number on a ball; a number of more than two digits is drawn on a capsule. Rest props and `ref` land on the `<span>`. */
export function Ball({ number, colour, size = "md", shape = "ball", className, ...rest }: BallProps) {
  const room = isLong(number) ? cx(css.longSize[size], css.long) : css.size[size];
  return (
    <span
      data-component="ball"
      className={cx(css.root, room, css.shape[shape], css.colour[keyOf(number, colour)], className)}
      {...rest}
    >
      {number}
    </span>
  );
}
