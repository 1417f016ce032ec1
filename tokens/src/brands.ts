import baize from "../brands/baize.json" with { type: "json" };
import baizeDark from "../brands/baize.dark.json" with { type: "json" };
import baizeLight from "../brands/baize.light.json" with { type: "json" };
import lantern from "../brands/lantern.json" with { type: "json" };
import lanternDark from "../brands/lantern.dark.json" with { type: "json" };
import lanternLight from "../brands/lantern.light.json" with { type: "json" };
import regatta from "../brands/regatta.json" with { type: "json" };
import regattaDark from "../brands/regatta.dark.json" with { type: "json" };
import regattaLight from "../brands/regatta.light.json" with { type: "json" };
import utsav from "../brands/utsav.json" with { type: "json" };
import utsavDark from "../brands/utsav.dark.json" with { type: "json" };
import utsavLight from "../brands/utsav.light.json" with { type: "json" };
import { defineBrand } from "./define-brand.ts";

/** One row a brand; the first is the default. */
export const brands = [
  defineBrand({ name: "baize", title: "Baize", tokens: baize, light: baizeLight, dark: baizeDark }),
  defineBrand({ name: "utsav", title: "Utsav", tokens: utsav, light: utsavLight, dark: utsavDark }),
  defineBrand({ name: "regatta", title: "Regatta", tokens: regatta, light: regattaLight, dark: regattaDark }),
  defineBrand({ name: "lantern", title: "Lantern", tokens: lantern, light: lanternLight, dark: lanternDark }),
] as const;
