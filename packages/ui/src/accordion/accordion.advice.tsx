import type { Advice } from "../story/advice.tsx";
import { Accordion, AccordionItem } from "./accordion.tsx";

const folded = (...titles: readonly string[]) => (
  <Accordion defaultValue="">
    {titles.map((title) => (
      <AccordionItem key={title} value={title} title={title}>
        By UPI within 10 minutes.
      </AccordionItem>
    ))}
  </Accordion>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The heading says what is inside.",
      scene: folded("When does a withdrawal arrive?", "What does it cost?"),
    },
    bad: { says: "Each has to be opened to learn what it is.", scene: folded("More information", "Details") },
  },
];
