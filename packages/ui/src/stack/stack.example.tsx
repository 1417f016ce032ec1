import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";

export const example = (
  <Stack gap={3}>
    <Text>One</Text>
    <Text>Two</Text>
  </Stack>
);
