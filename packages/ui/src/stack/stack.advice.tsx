import type { Advice } from "../story/advice.tsx";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";
import { Stack } from "./stack.tsx";

const names = ["Deposit", "Withdraw", "Transfer"];
const margins = [20, 5, 0];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "One gap of the scale between all children.",
      scene: (
        <Stack gap={3}>
          {names.map((name) => (
            <Surface key={name} padding="sm">
              <Text>{name}</Text>
            </Surface>
          ))}
        </Stack>
      ),
    },
    bad: {
      says: "Each child brings its own margin: no two gaps are equal.",
      scene: (
        <Stack gap={0}>
          {names.map((name, place) => (
            <Surface key={name} padding="sm" style={{ marginBlockEnd: margins[place] }}>
              <Text>{name}</Text>
            </Surface>
          ))}
        </Stack>
      ),
    },
  },
];
