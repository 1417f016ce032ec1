import { Link } from "../link/link.tsx";
import type { Advice } from "../story/advice.tsx";

const to = (words: string) => (
  <Link standalone href="#all">
    {words}
  </Link>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The number says whether the page behind the link is worth a press.", args: { action: to("All 1,240") } },
    bad: { says: "More of what, and how many?", args: { action: to("More") } },
  },
];
