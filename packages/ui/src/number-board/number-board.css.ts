import { vars } from "@baize/tokens/contract";
import { heading, hiddenVisually, inlay, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";
import { boxGround } from "../printed-box/ground.css.ts";

const { color, font, space } = vars;

export const root = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3], minInlineSize: 0 });
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
});
export const label = part({ ...heading, fontSize: font.size.lg, overflowWrap: "anywhere" });
export const hidden = part(hiddenVisually);
export const status = part({ display: "flex", flexWrap: "wrap", gap: `${space[1]} ${space[3]}`, fontSize: font.size.sm });
export const count = part({ color: color.text.muted, fontVariantNumeric: "tabular-nums" });
export const note = part({ display: "inline-flex", alignItems: "center", gap: space[1], fontWeight: font.weight.medium });
export const tools = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
});
export const actions = part({ display: "inline-flex", flexWrap: "wrap", gap: space[2], marginInlineStart: "auto" });

/** The printed board: it is cloth on whatever ground, because people play on cloth. */
export const panel = part({
  position: "relative",
  padding: `${vars.space[3]} ${vars.space[3]}`,
  backgroundColor: color.surface.raised,
  vars: { [boxGround]: color.surface.raised },
  color: color.text.default,
  borderRadius: vars.radius.panel,
  selectors: { "&::after": inlay },
  "@media": { [wide.sm]: { padding: vars.space[4] }, "(forced-colors: active)": { border: "1px solid" } },
});
/** Words and buttons keep more room to the printed line than a grid does. Doubled: wins over the panel's. */
export const rows = part({
  display: "grid",
  gap: space[4],
  selectors: { "&&": { padding: `${vars.space[5]} ${vars.space[4]}` } },
});
export const row = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  "@media": {
    [wide.lg]: {
      gridTemplateColumns: "minmax(5em, max-content) minmax(0, 520px) minmax(0, max-content)",
      alignItems: "center",
      gap: space[4],
    },
  },
});
export const group = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  paddingInline: space[2],
  selectors: { "& + &": { marginBlockStart: space[4] } },
});
export const rowLabel = part({ fontWeight: font.weight.medium, overflowWrap: "anywhere" });

export const legend = part({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  paddingBlockStart: space[3],
  fontSize: font.size.sm,
  color: color.text.muted,
});
export const entry = part({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const swatch = part({
  position: "relative",
  isolation: "isolate",
  inlineSize: vars.space[5],
  blockSize: vars.space[5],
  flex: "none",
});
