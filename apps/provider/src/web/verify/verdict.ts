import { make } from "../shared/dom.ts";

const SIGNS = { good: "✓", wrong: "✗", open: "?" } as const;

/** What a check found, with a sign that needs no colour. */
export const verdict = (kind: keyof typeof SIGNS, text: string): HTMLElement =>
  make("p", `verdict ${kind}`, SIGNS[kind], make("span", "", text));
