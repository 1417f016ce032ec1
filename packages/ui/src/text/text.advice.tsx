import type { Advice } from "../story/advice.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "./text.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Only a net result has a colour, and a sign with it.",
      scene: (
        <Stack gap={1}>
          <Text>
            Stake <bdi>₹500.00</bdi>
          </Text>
          <Text tone="win">
            Result <bdi>+₹1,250.00</bdi>
          </Text>
        </Stack>
      ),
    },
    bad: {
      says: "A coloured stake looks like money won.",
      scene: (
        <Stack gap={1}>
          <Text tone="win">
            Stake <bdi>₹500.00</bdi>
          </Text>
          <Text tone="win">
            Result <bdi>₹1,250.00</bdi>
          </Text>
        </Stack>
      ),
    },
  },
  {
    good: {
      says: "Let words wrap.",
      scene: (
        <div style={{ maxInlineSize: "16rem" }}>
          <Text>Your withdrawal of ₹5,000 is paid out within 30 minutes.</Text>
        </div>
      ),
    },
    bad: {
      says: "Cut to one line, the sentence loses what matters.",
      scene: (
        <div style={{ maxInlineSize: "16rem" }}>
          <Text truncate>Your withdrawal of ₹5,000 is paid out within 30 minutes.</Text>
        </div>
      ),
    },
  },
];
