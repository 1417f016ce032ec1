import { languages } from "../story/shell-fixture.ts";
import type { Advice } from "../story/advice.tsx";

const english = new Map([
  ["HI", "Hindi"],
  ["AR", "Arabic"],
]);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Each language has its own name, in its own script.", args: { wide: true } },
    bad: {
      says: "“Hindi” is found only by people who read English.",
      args: {
        wide: true,
        languages: languages.map((language) => ({ ...language, name: english.get(language.code) ?? language.name })),
      },
    },
  },
];
