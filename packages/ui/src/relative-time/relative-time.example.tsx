import { RelativeTime } from "@baize/ui/relative-time";

export const example = <RelativeTime value={Date.now()} locale="en" />;
