import { Badge } from "@baize/ui/badge";
import { Group } from "@baize/ui/group";

export const example = (
  <Group gap={2}>
    <Badge>New</Badge>
    <Badge tone="live">Live</Badge>
  </Group>
);
