import { checkCircleFill, infoFill, warningCircleFill, warningFill } from "../icon/art.gen.ts";

export type Tone = "neutral" | "accent" | "positive" | "negative" | "warning" | "info";

/** The shape that says a tone without its colour. */
export const toneArt: Readonly<Record<Tone, string>> = {
  neutral: infoFill,
  accent: infoFill,
  positive: checkCircleFill,
  negative: warningCircleFill,
  warning: warningFill,
  info: infoFill,
};
