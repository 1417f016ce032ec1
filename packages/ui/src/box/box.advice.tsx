import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";

const words = <Text>Bets that are open count as soon as they are settled.</Text>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A ground of the theme: the words are readable in light and in dark.",
      args: { padding: 4, background: "sunken", border: true, radius: "card", children: words },
    },
    bad: {
      says: "A colour of its own stays when the theme changes, and the words on it do not.",
      args: { padding: 4, background: undefined, border: true, radius: "none", style: { background: "khaki" }, children: words },
    },
  },
];
