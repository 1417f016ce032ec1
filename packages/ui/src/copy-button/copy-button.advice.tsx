import type { Advice } from "../story/advice.tsx";
import { CopyButton } from "./copy-button.tsx";
import { reference, shownReference } from "./shown-reference.fixture.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The text is shown: it can be checked, and selected by hand.",
      scene: shownReference,
    },
    bad: { says: "What does it copy?", scene: <CopyButton value={reference} /> },
  },
];
