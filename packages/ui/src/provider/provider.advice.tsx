import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { BaizeProvider } from "./provider.tsx";

const rebate = <Text>استرداد 0.8% يوم الاثنين، UPI فقط.</Text>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A text in another language has a provider of its own: direction and letters are right.",
      scene: <BaizeProvider locale="ar">{rebate}</BaizeProvider>,
    },
    bad: {
      says: "Without one, an English page puts the full stop at the wrong end, and draws Arabic in a Latin font.",
      scene: <BaizeProvider locale="en">{rebate}</BaizeProvider>,
    },
  },
];
