import type { Brand } from "./brand.ts";
import { markSvg, readMark } from "./mark/read-mark.ts";

/** A colour of the brand by its token. */
function colourOf({ table, name }: Brand, path: string): string {
  const value = table.light[path]?.value;
  if (typeof value !== "object" || !("hex" in value)) throw new Error(`The brand ${name} has no colour ${path}.`);
  return value.hex;
}

/** The box of the mark inside an icon. */
const BOX = 34;

/** The brand's mark on its ground; a maskable icon keeps it inside the safe zone of 80 % (W3C). A wide mark fills the width. */
function icon(brand: Brand, maskable = false): string {
  const edge = maskable ? 14 : 7;
  const size = BOX + 2 * edge;
  const corner = maskable ? 0 : 10;
  const ground = `<rect width="${size}" height="${size}" rx="${corner}" fill="${colourOf(brand, "color.brand.900")}"/>`;
  const { mark } = readMark(brand.mark);
  const scale = BOX / Math.max(mark.width, mark.height);
  const [x, y] = [mark.width, mark.height].map((length) => edge + (BOX - length * scale) / 2);
  const body = markSvg(mark, colourOf(brand, "color.accent.300")).replaceAll("'", '"');
  const placed = `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}${placed}</svg>`;
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

/** Manifest (W3C Web Application Manifest) and icons of a brand by path; `usual`: it has the pictures too. */
export function appFilesOf(brand: Brand, usual = false): ReadonlyMap<string, string> {
  return new Map([
    [`manifests/${brand.name}.webmanifest`, JSON.stringify(manifest(brand, usual))],
    [`icons/${brand.name}.svg`, icon(brand)],
    [`icons/${brand.name}-maskable.svg`, icon(brand, true)],
  ]);
}

/** Those of all brands; the first is the default. */
export const appFiles = (brands: readonly Brand[]): ReadonlyMap<string, string> =>
  new Map(brands.flatMap((brand, place) => [...appFilesOf(brand, place === 0)]));
