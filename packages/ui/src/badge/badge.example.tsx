import { Badge } from "@baize/ui/badge";

export const example = <Badge tone="positive">Verified</Badge>;
