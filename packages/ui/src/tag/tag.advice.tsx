import type { Advice } from "../story/advice.tsx";
import { Group } from "../group/group.tsx";
import { Text } from "../text/text.tsx";
import { Tag } from "./tag.tsx";

const remove = () => undefined;
const chosen = (
  <Group>
    <Tag onRemove={remove}>Slots</Tag>
    <Tag onRemove={remove}>New</Tag>
  </Group>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Show beside the tags what they do: a removal changes the count.",
      scene: (
        <Group gap={3}>
          {chosen}
          <Text>14 games</Text>
        </Group>
      ),
    },
    bad: { says: "Without a count, a removal seems to do nothing.", scene: chosen },
  },
];
