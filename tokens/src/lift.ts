import { paint } from "./make-ramp.ts";
import type { Mode } from "./modes.ts";

/** A brand's style of elevation: a printed line, a tinted shadow, or a hard offset edge. */
export type Lift = "flat" | "soft" | "hard";
export const lifts: readonly Lift[] = ["flat", "soft", "hard"];

const px = (value: number) => ({ value, unit: "px" });
type Layer = readonly [x: number, y: number, blur: number, spread: number, alpha: number];

function shadow(hue: number, lightness: number, layers: readonly Layer[]) {
  const $value = layers.map(([x, y, blur, spread, alpha]) => ({
    offsetX: px(x),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
    color: { ...paint(lightness, 0.1, hue).$value, alpha },
  }));
  return { $type: "shadow", $value };
}

/** A brand's shadows in one mode, tinted with the hue of its cloth; `flat` keeps the kit's own. */
export function liftDocument(lift: Lift, hue: number, mode: Mode): object {
  if (lift === "flat") return {};
  const day = mode === "light";
  const depth = day ? 0.35 : 0.06;
  if (lift === "hard") {
    return {
      shadow: {
        raised: shadow(hue, depth, [[0, 0, 0, 0, 0]]),
        overlay: shadow(hue, depth, [[6, 6, 0, 0, day ? 0.2 : 0.6]]),
        dialog: shadow(hue, depth, [[10, 10, 0, 0, day ? 0.35 : 0.7]]),
      },
    };
  }
  const edge: readonly Layer[] = day ? [[0, 1, 2, 0, 0.1]] : [];
  return { shadow: { raised: shadow(hue, depth, [[0, 6, 20, -8, day ? 0.22 : 0.7], ...edge]) } };
}
