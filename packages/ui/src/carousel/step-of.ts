import type { KeyboardEvent } from "react";

/** 1 for the arrow key in reading direction, -1 for the opposite one, 0 for other keys. */
export function stepOf({ key, currentTarget }: KeyboardEvent): -1 | 0 | 1 {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  const leftwards = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowRight") === leftwards ? -1 : 1;
}
