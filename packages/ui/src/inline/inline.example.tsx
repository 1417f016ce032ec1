import { Badge } from "@baize/ui/badge";
import { Inline } from "@baize/ui/inline";

export const example = (
  <Inline gap={2}>
    <Badge>New</Badge>
    <Badge tone="live">Live</Badge>
  </Inline>
);
