import { InlineMessage } from "@baize/ui/inline-message";

export const example = <InlineMessage tone="positive">This name is free</InlineMessage>;
