import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { CountBadge } from "./count-badge.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Letters that wait to be read.",
      scene: (
        <Group>
          <Text as="span">Inbox</Text>
          <CountBadge count={4} label="4 unread" />
        </Group>
      ),
    },
    bad: {
      says: "There is nothing to read, so the badge never goes.",
      scene: (
        <Group>
          <Text as="span">Slots</Text>
          <CountBadge count={1240} label="1,240 games" />
        </Group>
      ),
    },
  },
];
