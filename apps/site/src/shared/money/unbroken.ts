const WORD_JOINER = "\u2060";

/** A written amount that no line break takes apart: by itself one is allowed between its sign and its currency. */
export const unbroken = (text: string): string => Array.from(text).join(WORD_JOINER);
