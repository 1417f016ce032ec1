import type { Advice } from "../story/advice.tsx";
import { Group } from "../group/group.tsx";
import { Text } from "../text/text.tsx";
import { Avatar } from "./avatar.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The name is beside it.",
      scene: (
        <Group>
          <Avatar name="ananya_42" />
          <Text as="span">ananya_42</Text>
        </Group>
      ),
    },
    bad: {
      says: "Two players of one letter look the same.",
      scene: (
        <Group>
          <Avatar name="ananya_42" label="ananya_42" />
          <Avatar name="arjun" label="arjun" />
        </Group>
      ),
    },
  },
];
