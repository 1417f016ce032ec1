import { CountBadge } from "@baize/ui/count-badge";

export const example = <CountBadge count={4} label="4 unread" />;
