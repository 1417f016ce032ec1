import { caretDown, caretUp } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as css from "./sort-mark.css.ts";

interface SortMarkProps {
  place: number;
  /** For screen readers: place and direction. */
  text: string;
  /** Draws the arrow too, where nothing else shows it. */
  direction?: "ascending" | "descending";
}

/** The place of a column in the order of a table. */
export function SortMark({ place, text, direction }: SortMarkProps) {
  return (
    <>
      <span data-part="sort-place" aria-hidden="true" className={css.place}>
        {direction && <Icon art={direction === "descending" ? caretDown : caretUp} />}
        {place}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
