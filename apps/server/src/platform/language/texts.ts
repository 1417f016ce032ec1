/** Texts by product language code; `EN` is always there. */
export type Texts = Record<string, { title: string; content: string }>;
