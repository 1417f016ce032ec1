import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { CopyButton } from "./copy-button.tsx";

const reference = "W2611211016";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The text is shown: it can be checked, and selected by hand.",
      scene: (
        <Group gap={3}>
          <Text as="span" tabular>
            {reference}
          </Text>
          <CopyButton value={reference} />
        </Group>
      ),
    },
    bad: { says: "What does it copy?", scene: <CopyButton value={reference} /> },
  },
];
