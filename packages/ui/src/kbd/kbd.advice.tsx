import { CopyButton } from "../copy-button/copy-button.tsx";
import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { Kbd } from "./kbd.tsx";

const reference = "W2611211016";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A text that a person needs elsewhere is text, with a button that copies it.",
      scene: (
        <Group gap={3}>
          <Text as="span" tabular>
            {reference}
          </Text>
          <CopyButton value={reference} />
        </Group>
      ),
    },
    bad: { says: "It looks like a key to press.", scene: <Kbd keys={reference} /> },
  },
];
