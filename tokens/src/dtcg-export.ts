import { channels } from "./colour/oklch.ts";
import type { Brand } from "./brand.ts";
import type { Colour, Shadow, Token } from "./dtcg.ts";
import type { Mode } from "./modes.ts";
import { putAt } from "./put-at.ts";

/** sRGB as design tools read it: none of them shows OKLCH. */
function srgb({ hex, alpha }: Colour) {
  const components = channels(hex).map((value) => Math.round((value / 255) * 10_000) / 10_000);
  return { colorSpace: "srgb", components, alpha: alpha ?? 1, hex };
}

const isColour = (value: unknown): value is Colour => typeof value === "object" && value !== null && "hex" in value;
const isShadows = (value: unknown): value is readonly Shadow[] =>
  Array.isArray(value) && value.every((layer) => typeof layer === "object" && layer !== null && "blur" in layer);

function valueOf({ value }: Token): unknown {
  if (isColour(value)) return srgb(value);
  return isShadows(value) ? value.map((layer) => ({ ...layer, color: srgb(layer.color) })) : value;
}

/**
 * Every token of a brand in one mode as a DTCG document (2025.10) for design tools: aliases followed, colours in sRGB. A tool
 * that has modes takes one document a mode.
 */
export function dtcgDocument(brand: Brand, mode: Mode): Record<string, unknown> {
  const root: Record<string, unknown> = {
    $description: `${brand.title}, ${mode}`,
    $extensions: { "com.figma.modeName": mode === "light" ? "Light" : "Dark" },
  };
  for (const [path, token] of Object.entries(brand.table[mode])) {
    putAt(root, path, { $type: token.type, $value: valueOf(token) });
  }
  return root;
}
