import { brands } from "@baize/tokens/brands";
import baize from "../../tokens/brands/baize.json" with { type: "json" };
import lantern from "../../tokens/brands/lantern.json" with { type: "json" };
import regatta from "../../tokens/brands/regatta.json" with { type: "json" };
import utsav from "../../tokens/brands/utsav.json" with { type: "json" };
import type { Dye } from "@baize/tokens/make-ramp";
import { marks } from "@baize/tokens/marks";
import type { BrandRecipe } from "@baize/tokens/recipe";

const dye = (hue: number, chroma: number, hueEnd = hue): Dye => ({ hue, chroma, hueEnd });
const own = { light: {}, dark: {} };
const named = { name: "mybrand", title: "My brand" };

/** The shipped brands as recipes, to start a new brand from. */
export const starts: Readonly<Record<string, BrandRecipe>> = {
  baize: {
    ...named,
    mark: marks.baize,
    ramps: { cloth: dye(166, 0.088, 168), stock: dye(158, 0.05, 172), rail: dye(90, 0.118, 74), lacquer: dye(27, 0.185) },
    covers: baize.color.cover,
    radius: { control: 6, card: 8, panel: 8, cover: 8, tag: 4 },
    width: { text: 100, heading: 90, figure: 84, button: 96 },
    weight: { heading: 630, figure: 620, button: 580 },
    density: "usual",
    lift: "flat",
    corner: { dialect: "scoop", size: 12, inset: 6 },
    print: { name: "arcs", strength: 0.11, scale: 360 },
    own,
  },
  utsav: {
    ...named,
    mark: marks.utsav,
    ramps: { cloth: dye(358, 0.165, 352), stock: dye(345, 0.05, 335), rail: dye(76, 0.158, 56), lacquer: dye(33, 0.19) },
    covers: utsav.color.cover,
    radius: { control: 28, card: 20, panel: 24, cover: 16, tag: 28 },
    width: { text: 104, heading: 112, figure: 100, button: 108 },
    weight: { heading: 700, figure: 700, button: 620 },
    density: "roomy",
    lift: "soft",
    corner: { dialect: "cusp", size: 22, inset: 7 },
    print: { name: "toran", strength: 0.16, scale: 96 },
    own,
  },
  regatta: {
    ...named,
    mark: marks.regatta,
    ramps: { cloth: dye(248, 0.135, 256), stock: dye(236, 0.04, 250), rail: dye(99, 0.165, 84), lacquer: dye(35, 0.19) },
    covers: regatta.color.cover,
    radius: { control: 0, card: 0, panel: 0, cover: 0, tag: 0 },
    width: { text: 92, heading: 75, figure: 75, button: 82 },
    weight: { heading: 700, figure: 700, button: 600 },
    density: "dense",
    lift: "hard",
    corner: { dialect: "double", size: 4, inset: 4 },
    print: { name: "mow", strength: 0.07, scale: 88 },
    own,
  },
  lantern: {
    ...named,
    mark: marks.lantern,
    ramps: { cloth: dye(29, 0.175, 24), stock: dye(150, 0.022, 30), rail: dye(94, 0.105, 80), lacquer: dye(24, 0.19) },
    covers: lantern.color.cover,
    radius: { control: 10, card: 14, panel: 14, cover: 4, tag: 3 },
    width: { text: 98, heading: 104, figure: 92, button: 100 },
    weight: { heading: 500, figure: 480, button: 540 },
    density: "airy",
    lift: "soft",
    corner: { dialect: "fret", size: 14, inset: 7 },
    print: { name: "seigaiha", strength: 0.16, scale: 64 },
    own,
  },
};

/** Their display names. */
export const startOptions = brands.filter(({ name }) => name in starts).map(({ name, title }) => ({ value: name, label: title }));
