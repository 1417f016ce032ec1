import { part } from "../theme/part.ts";

/** The browser's own frame goes; the group stays in the accessibility tree. */
export const group = part({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
