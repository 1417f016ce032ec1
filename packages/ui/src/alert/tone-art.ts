import { checkCircleFill, infoFill, warningCircleFill, warningFill } from "../icon/art.gen.ts";

export type Tone = "neutral" | "accent" | "positive" | "negative" | "warning" | "info";

/** An icon for each tone, so that the tone does not depend on colour. */
export const toneArt: Readonly<Record<Tone, string>> = {
  neutral: infoFill,
  accent: infoFill,
  positive: checkCircleFill,
  negative: warningCircleFill,
  warning: warningFill,
  info: infoFill,
};
