import { LazyImage } from "../lazy-image/lazy-image.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";

const receipt = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'><path fill='teal' d='M0 0h320v180H0z'/><path fill='white' d='M60 24h200v132H60z' opacity='.9'/>${inside}</svg>`)}`;
const lines = "<path stroke='gray' stroke-width='8' d='M80 56h160M80 90h120M80 124h140'/>";
const small =
  "<text x='72' y='92' font-size='7' font-family='sans-serif'>Step 1. Copy the reference exactly as printed here.</text>";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The caption says what the picture means: it is read aloud, translated, and grows with the text.",
      scene: (
        <Stack gap={2}>
          <LazyImage src={receipt(lines)} alt="The bank's app, the reference filled in" ratio="16 / 9" />
          <Text>Step 1. Copy the reference exactly.</Text>
        </Stack>
      ),
    },
    bad: {
      says: "Words inside the picture stay in one language, and are too small on a phone.",
      scene: <LazyImage src={receipt(small)} alt="Step 1" ratio="16 / 9" />,
    },
  },
];
