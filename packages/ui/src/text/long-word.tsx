import type { ReactNode } from "react";
import { longWord } from "./long-word.css.ts";

/** Longer than any word of a language; a compound without a space, an address or a sum may be. */
const tooLong = /\S{26}/;

/**
 * Words for a part that never breaks them, so that it is not squeezed in a row: one that is as long as a line is put into
 * an element of its own, in which it breaks where the part ends. All others stay bare.
 */
export function withLongWord(words: ReactNode): ReactNode {
  return typeof words === "string" && words.length > 25 && tooLong.test(words) ? (
    <span data-part="long-word" className={longWord}>
      {words}
    </span>
  ) : (
    words
  );
}
