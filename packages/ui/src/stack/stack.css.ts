import { part, parts } from "../theme/part.ts";

export const root = part({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const align = parts({
  stretch: { alignItems: "stretch" },
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
});
