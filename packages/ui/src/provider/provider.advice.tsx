import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { BaizeProvider } from "./provider.tsx";

const rebate = <Text>استرداد 0.8% يوم الاثنين، UPI فقط.</Text>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A text in another language has a provider of its own: its parts are in their order.",
      scene: <BaizeProvider locale="ar">{rebate}</BaizeProvider>,
    },
    bad: {
      says: "Without one, an English page puts its parts in the wrong order, and the full stop at the wrong end.",
      scene: <BaizeProvider locale="en">{rebate}</BaizeProvider>,
    },
  },
];
