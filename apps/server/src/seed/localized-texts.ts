import type { Texts } from "../platform/language/texts.ts";

type Pair = readonly [title: string, html: string];

const text = ([title, content]: Pair) => ({ title, content });

/** One text in the three languages that every seeded brand offers. */
export const inThree = (EN: Pair, HI: Pair, AR: Pair): Texts => ({ EN: text(EN), HI: text(HI), AR: text(AR) });

const paragraph = ([title, sentence]: Pair) => ({ title, content: `<p>${sentence}</p>` });

/** The same with a plain sentence for each. */
export const paragraphs = (EN: Pair, HI: Pair, AR: Pair): Texts => ({ EN: paragraph(EN), HI: paragraph(HI), AR: paragraph(AR) });
