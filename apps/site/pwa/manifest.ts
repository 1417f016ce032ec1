import type { Brand } from "@baize/tokens/brand";

/** A colour of the brand by its token. */
function colourOf({ table, name }: Brand, path: string): string {
  const value = table.light[path]?.value;
  if (typeof value !== "object" || !("hex" in value)) throw new Error(`The brand ${name} has no colour ${path}.`);
  return value.hex;
}

/** The brand's mark in its accent colours; a maskable icon keeps it inside the safe zone of 80 % (W3C). */
function icon(brand: Brand, maskable = false): string {
  const edge = maskable ? 14 : 7;
  const size = 34 + 2 * edge;
  const corner = maskable ? 0 : 10;
  const ground = `<rect width="${size}" height="${size}" rx="${corner}" fill="${colourOf(brand, "color.brand.900")}"/>`;
  const mark = `<g transform="translate(${edge} ${edge})" fill="${colourOf(brand, "color.accent.300")}">${brand.mark}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}${mark}</svg>`;
}

const image = (src: string, sizes: string, purpose: "any" | "maskable" = "any") => ({
  src,
  sizes,
  type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
  purpose,
});

/** PNG icons for devices without SVG, of the first brand alone. */
const pictures = [
  image("/icons/icon-192.png", "192x192"),
  image("/icons/icon-512.png", "512x512"),
  image("/icons/maskable-512.png", "512x512", "maskable"),
];

function manifest(brand: Brand, usual: boolean) {
  const ground = colourOf(brand, "color.brand.900");
  return {
    id: "/",
    name: brand.title,
    short_name: brand.title,
    description: "Live casino, slots, sports, lottery and more, in demo currency.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    dir: "auto",
    background_color: ground,
    theme_color: ground,
    categories: ["games", "entertainment"],
    icons: [
      image(`/icons/${brand.name}.svg`, "any"),
      image(`/icons/${brand.name}-maskable.svg`, "any", "maskable"),
      ...(usual ? pictures : []),
    ],
  };
}

/** Manifests (W3C Web Application Manifest) and icons of all brands by path; the first brand is the default. */
export function appFiles(brands: readonly Brand[]): ReadonlyMap<string, string> {
  return new Map(
    brands.flatMap((brand, place): [string, string][] => [
      [`manifests/${brand.name}.webmanifest`, JSON.stringify(manifest(brand, place === 0))],
      [`icons/${brand.name}.svg`, icon(brand)],
      [`icons/${brand.name}-maskable.svg`, icon(brand, true)],
    ]),
  );
}
