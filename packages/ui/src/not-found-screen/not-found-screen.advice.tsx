import { Spinner } from "../spinner/spinner.tsx";
import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "Home first, then a search: the person decides.", args: {} },
    bad: {
      says: "The page leaves by itself, before the person has read why.",
      args: { text: "You will be taken to the home page in 3 seconds.", actions: <Spinner label="Please wait" /> },
    },
  },
];
