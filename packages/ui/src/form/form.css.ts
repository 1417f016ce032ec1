import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

export const root = part({ display: "grid", gap: vars.space[4], alignItems: "start" });
/** Two columns where there is room; the form's own width decides, since it may lie in a dialog. */
export const holder = part({ containerType: "inline-size" });
export const columns = part({
  "@container": { "(min-width: 560px)": { gridTemplateColumns: "1fr 1fr", columnGap: vars.space[5] } },
});
export const span = part({ gridColumn: "1 / -1", minInlineSize: 0 });
