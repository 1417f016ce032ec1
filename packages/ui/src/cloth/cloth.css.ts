import { vars } from "@baize/tokens/contract";
import { wide } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";
import { boxGround } from "../printed-box/ground.css.ts";

const { cloth } = vars.color;

/** Felt with lamplight, and the brand's repeated print where it has one. */
export const root = part({
  position: "relative",
  isolation: "isolate",
  backgroundImage: `radial-gradient(110% 150% at 50% -30%, ${cloth.lamp}, transparent 70%)`,
  vars: { [boxGround]: vars.color.surface.page },
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      borderRadius: "inherit",
      background: cloth.print,
      opacity: vars.texture.cloth,
      mask: `${vars.texture.mask} 0 0 / ${vars.texture.size}`,
      pointerEvents: "none",
    },
  },
});
const curve = (depth: string) => ({ borderEndStartRadius: `50% ${depth}`, borderEndEndRadius: `50% ${depth}` });
export const variant = parts({
  plain: {},
  panel: { borderRadius: vars.radius.panel, overflow: "hidden" },
  /** Cloth meets the page in a shallow curve, followed by the rail. */
  edge: {
    // Not `hidden`, where a browser knows another way: nothing inside could stay in view while the page scrolls.
    overflow: ["hidden", "clip"],
    ...curve(vars.table.curve.narrow),
    "@media": { [wide.xl]: curve(vars.table.curve.wide) },
    selectors: {
      "&::after": {
        content: '""',
        position: "absolute",
        inset: "-40px 0 8px",
        border: `0 solid ${cloth.inlay}`,
        borderBlockEndWidth: vars.table.rail,
        borderRadius: "inherit",
        pointerEvents: "none",
      },
    },
  },
});
export const arcs = part({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  zIndex: -1,
  fill: "none",
  stroke: cloth.print,
  strokeWidth: 1.5,
  opacity: `calc(${vars.texture.arcs} * 0.34)`,
  pointerEvents: "none",
});
