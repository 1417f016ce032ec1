import { reference, shownReference } from "../copy-button/shown-reference.fixture.tsx";
import type { Advice } from "../story/advice.tsx";
import { Kbd } from "./kbd.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A text that a person needs elsewhere is text, with a button that copies it.",
      scene: shownReference,
    },
    bad: { says: "It looks like a key to press.", scene: <Kbd keys={reference} /> },
  },
];
