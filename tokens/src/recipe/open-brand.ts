import type { BrandSource } from "../brand.ts";
import { inksOf } from "../cover-palettes.ts";
import { cornerNames, printNames } from "../css/mask.ts";
import { type BrandFile, draftBrand } from "../define-brand.ts";
import type { TokenTable } from "../dtcg.ts";
import { type Dye, makeRamp, peakShare, type Step, steps } from "../make-ramp.ts";
import { modes } from "../modes.ts";
import { layered } from "../settle.ts";
import { densities, type Density, densityNames } from "./densities.ts";
import { type ColourName, ramps } from "./dyes.ts";
import { fillRecipe } from "./fill.ts";
import { shortValue } from "./override.ts";
import { type BrandRecipe, radiusNames, weightNames, widthNames } from "./recipe.ts";

const asNumber = (table: TokenTable, path: string): number => {
  const value = table[path]?.value;
  if (typeof value === "number") return value;
  return typeof value === "object" && "unit" in value ? value.value : 0;
};
const numbers = (table: TokenTable, group: string, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (`${group}.${name}` in table ? [[name, asNumber(table, `${group}.${name}`)]] : [])));

const around = (value: number, step: number, count: number) =>
  Array.from({ length: 2 * count + 1 }, (_, index) => Math.round((value + (index - count) * step) * 1000) / 1000);

/** The dye whose ramp has the most steps of this one: those of a brand were rounded when they were written. */
function dyeIn(table: TokenTable, name: ColourName): Dye {
  const [ramp, curve] = ramps[name];
  const written = steps.map((step) => table[`color.${ramp}.${step}`]?.value);
  const at = (step: Step): readonly number[] => {
    const value = written[steps.indexOf(step)];
    return typeof value === "object" && "components" in value ? value.components : [0, 0, 0];
  };
  const peak = Math.max(...steps.map((step) => at(step)[1] ?? 0)) / peakShare(curve);
  // The hue drifts evenly over the lightness: two steps tell both ends.
  const [[from = 1, , light = 0], [to = 0, , dark = 0]] = [at(50), at(900)];
  const slope = (((dark - light + 540) % 360) - 180) / (from - to || 1);
  const hue = (light - slope * (1 - from) + 360) % 360;
  const hits = (dye: Dye) =>
    Object.values(makeRamp(dye, curve)).filter(({ $value }, index) => {
      const value = written[index];
      return typeof value === "object" && "hex" in value && value.hex === $value.hex;
    }).length;
  const tried = around(peak, 0.001, 2).flatMap((chroma) =>
    around(Math.round(hue), 1, 1).flatMap((start) =>
      around(Math.round(hue + slope), 1, 2).map((hueEnd): Dye => ({
        hue: (start + 360) % 360,
        chroma: Math.max(0, chroma),
        hueEnd,
      })),
    ),
  );
  return tried.map((dye) => ({ dye, count: hits(dye) })).reduce((best, next) => (next.count > best.count ? next : best)).dye;
}

function densityIn(table: TokenTable): Density {
  const fits = (name: Density) =>
    (["xs", "sm", "md", "lg"] as const).every(
      (size, index) => asNumber(table, `size.control.${size}`) === densities[name].control[index],
    );
  return densityNames.find(fits) ?? "usual";
}

function dialectIn<Name extends string>(table: TokenTable, path: string, key: string, names: readonly Name[], usual: Name): Name {
  const found = table[path]?.extensions[key];
  return names.find((name) => name === found) ?? usual;
}

/** What the recipe has words for. */
function rough(source: BrandSource, table: TokenTable): BrandRecipe {
  const { name, title, mark, wordmark, font } = source;
  const dye = (color: ColourName) => dyeIn(table, color);
  return {
    name,
    title,
    mark,
    ...(wordmark === undefined ? {} : { wordmark }),
    colors: { brand: dye("brand"), accent: dye("accent"), neutral: dye("neutral"), danger: dye("danger") },
    radius: numbers(table, "radius", radiusNames),
    typeface: {
      ...(font ? { family: font.family, font } : {}),
      width: numbers(table, "font.width", widthNames),
      weight: numbers(table, "font.weight", weightNames),
    },
    density: densityIn(table),
    shadow: "flat",
    corner: {
      shape: dialectIn(table, "inlay.corner", "org.baize.corner", cornerNames, "scoop"),
      size: asNumber(table, "inlay.corner"),
      inset: asNumber(table, "inlay.inset"),
    },
    print: {
      name: dialectIn(table, "texture.cloth", "org.baize.pattern", printNames, "arcs"),
      strength: asNumber(table, "texture.cloth"),
      scale: asNumber(table, "texture.scale"),
    },
    hero: { narrow: asNumber(table, "table.curve.narrow"), wide: asNumber(table, "table.curve.wide") },
    covers: inksOf(source.tokens.color.cover),
  };
}

const short = (table: TokenTable, path: string) => (table[path] ? shortValue(path, table[path]) : undefined);

/** What a filled recipe has otherwise than the brand, as overrides of it. */
function differences(wanted: TokenTable, made: TokenTable): Record<string, unknown> {
  const differs = Object.keys(wanted).filter((path) => JSON.stringify(short(wanted, path)) !== JSON.stringify(short(made, path)));
  return Object.fromEntries(differs.map((path) => [path, short(wanted, path)]));
}

/**
 * A brand's file as a recipe that gives the very same brand: what the recipe has no words for becomes single tokens. A recipe
 * stays as it is.
 */
export function openBrand(file: BrandFile): BrandRecipe {
  draftBrand(file);
  if ("colors" in file) return file;
  const wanted = layered(file);
  const recipe = rough(file, wanted.light);
  const made = layered(fillRecipe(recipe));
  const [light, dark] = modes.map((mode) => differences(wanted[mode], made[mode]));
  const both = Object.entries(light ?? {}).filter(([path, value]) => JSON.stringify(value) === JSON.stringify(dark?.[path]));
  const shared = new Set(both.map(([path]) => path));
  const rest = (own: Record<string, unknown> = {}) =>
    Object.fromEntries(Object.entries(own).filter(([path]) => !shared.has(path)));
  return { ...recipe, tokens: Object.fromEntries(both), light: rest(light), dark: rest(dark) };
}
