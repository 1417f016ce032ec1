import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";

const offers = ["Weekly rebate", "First deposit", "Invite a friend", "Birthday gift", "Welcome to VIP 3", "Lottery ticket"];
const terms = "For a deposit of ₹1,000 or more. Bet it eight times within 30 days before you withdraw.";

const slides = (texts: (place: number) => string) =>
  offers.map((offer, place) => (
    <Surface key={offer} padding="sm" style={{ inlineSize: 170 }}>
      <Stack gap={1}>
        <Text>{offer}</Text>
        <Text size="sm" tone="muted">
          {texts(place)}
        </Text>
      </Stack>
    </Surface>
  ));

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Slides of one height, and the last one is cut: there are more.",
      args: { children: slides(() => "No code.") },
    },
    bad: {
      says: "One slide with its terms: the row is three times as tall, and mostly empty.",
      args: { children: slides((place) => (place === 1 ? terms : "No code.")) },
    },
  },
];
