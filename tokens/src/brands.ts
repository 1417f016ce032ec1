import baize from "../brands/baize.json" with { type: "json" };
import baizeDark from "../brands/baize.dark.json" with { type: "json" };
import baizeLight from "../brands/baize.light.json" with { type: "json" };
import utsav from "../brands/utsav.json" with { type: "json" };
import utsavDark from "../brands/utsav.dark.json" with { type: "json" };
import utsavLight from "../brands/utsav.light.json" with { type: "json" };
import regatta from "../brands/regatta.json" with { type: "json" };
import regattaDark from "../brands/regatta.dark.json" with { type: "json" };
import regattaLight from "../brands/regatta.light.json" with { type: "json" };
import lantern from "../brands/lantern.json" with { type: "json" };
import lanternDark from "../brands/lantern.dark.json" with { type: "json" };
import lanternLight from "../brands/lantern.light.json" with { type: "json" };
import wireframe from "../brands/wireframe.json" with { type: "json" };
import wireframeDark from "../brands/wireframe.dark.json" with { type: "json" };
import wireframeLight from "../brands/wireframe.light.json" with { type: "json" };
import type { BrandSource } from "./brand.ts";
import { draftBrand } from "./define-brand.ts";
import { marks } from "./marks.ts";

/**
 * One row a brand; the first is the default. Rows may be drafts, so that the workshop can show an unfinished brand; `pnpm
 * contrast` checks them. `wireframe` is for the workshop: its grey shows what does not use tokens.
 */
export const sources: readonly BrandSource[] = [
  { name: "baize", title: "Baize", mark: marks.baize, tokens: baize, light: baizeLight, dark: baizeDark },
  { name: "utsav", title: "Utsav", mark: marks.utsav, tokens: utsav, light: utsavLight, dark: utsavDark },
  {
    name: "regatta",
    title: "Regatta",
    mark: marks.regatta,
    tokens: regatta,
    light: regattaLight,
    dark: regattaDark,
  },
  {
    name: "lantern",
    title: "Lantern",
    mark: marks.lantern,
    tokens: lantern,
    light: lanternLight,
    dark: lanternDark,
  },
  {
    name: "wireframe",
    title: "Wireframe",
    mark: marks.wireframe,
    tokens: wireframe,
    light: wireframeLight,
    dark: wireframeDark,
  },
];

/** The same, filled and ready for their style sheets. */
export const brands = sources.map(draftBrand);
