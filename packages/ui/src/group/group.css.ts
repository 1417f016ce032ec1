import { part, parts } from "../theme/part.ts";

export const root = part({ display: "flex", minInlineSize: 0 });
export const wrap = part({ flexWrap: "wrap" });
export const align = parts({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  baseline: { alignItems: "baseline" },
  stretch: { alignItems: "stretch" },
});
export const justify = parts({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});
