import { say } from "../../web/shared/boot.ts";
import { hitsOf, readChoice } from "./engine.ts";

/** The round in words: how many marks were hit, and what was drawn. */
export function describeKeno(choice: string, stops: readonly (readonly number[])[]): string {
  const [marks, drawn] = [readChoice(choice), stops[0]];
  if (!marks || !drawn) return "";
  const numbers = drawn.toSorted((a, b) => a - b).join(", ");
  return say("kenoTale", { hits: hitsOf(marks, drawn), marks: marks.length, numbers: `\u2066${numbers}\u2069` });
}
