import { Group } from "../group/group.tsx";
import { Text } from "../text/text.tsx";
import { CopyButton } from "./copy-button.tsx";

export const reference = "W2611211016";

/** A reference as text, with the button that copies it. */
export const shownReference = (
  <Group gap={3}>
    <Text as="span" tabular>
      {reference}
    </Text>
    <CopyButton value={reference} />
  </Group>
);
