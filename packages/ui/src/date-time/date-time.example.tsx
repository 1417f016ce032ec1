import { DateTime } from "@baize/ui/date-time";

export const example = <DateTime value={Date.now()} locale="en" />;
