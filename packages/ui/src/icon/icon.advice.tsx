import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { gift } from "./art.gen.ts";
import { Icon } from "./icon.tsx";

const label = <Text as="span">Promotions</Text>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The icon takes the colour and the size of the words.",
      scene: (
        <Group>
          <Icon art={gift} />
          {label}
        </Group>
      ),
    },
    bad: {
      says: "An emoji is another drawing on each device, and keeps its colours in the dark.",
      scene: (
        <Group>
          <Text as="span">🎁</Text>
          {label}
        </Group>
      ),
    },
  },
];
