import type { KeyboardEvent } from "react";

/** 1 for the arrow key that goes on along the line of text, -1 for the one that goes back, by the direction of the element; else 0. */
export function stepOf({ key, currentTarget }: KeyboardEvent): -1 | 0 | 1 {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  const leftwards = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowRight") === leftwards ? -1 : 1;
}
