import { vars } from "@baize/tokens/contract";
import { inlay as inlayLine } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";
import { boxGround } from "../printed-box/ground.css.ts";

const { surface, border } = vars.color;

export const root = part({ minInlineSize: 0 });
const raised = {
  border: `${vars.border.width.hair} solid ${border.default}`,
  borderRadius: vars.card.radius,
  boxShadow: vars.card.shadow,
} as const;
export const variant = parts({
  card: { ...raised, backgroundColor: surface.raised, vars: { [boxGround]: surface.raised } },
  floating: {
    ...raised,
    boxShadow: vars.shadow.overlay,
    backgroundColor: surface.raised,
    vars: { [boxGround]: surface.raised },
  },
  panel: { backgroundColor: surface.raised, borderRadius: vars.radius.panel, vars: { [boxGround]: surface.raised } },
  sunken: { backgroundColor: surface.sunken, borderRadius: vars.card.radius, vars: { [boxGround]: surface.sunken } },
  bare: {},
});
export const inlay = part({
  position: "relative",
  selectors: { "&::after": inlayLine },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const padding = parts({
  none: {},
  sm: { padding: vars.space[3] },
  md: { padding: vars.space[4] },
  lg: { padding: vars.space[5] },
  xl: { padding: vars.space[6] },
});
