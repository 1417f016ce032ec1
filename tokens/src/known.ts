import base from "../base.json" with { type: "json" };
import baize from "../brands/baize.json" with { type: "json" };
import components from "../components.json" with { type: "json" };
import semanticDark from "../semantic.dark.json" with { type: "json" };
import semanticLight from "../semantic.light.json" with { type: "json" };
import { flatten, type TokenTable } from "./dtcg.ts";
import type { Mode } from "./modes.ts";

/** What every brand begins with in one mode, before its own tokens. */
export const layersOf: Readonly<Record<Mode, TokenTable>> = {
  light: { ...flatten(base), ...flatten(semanticLight), ...flatten(components) },
  dark: { ...flatten(base), ...flatten(semanticDark), ...flatten(components) },
};

/** Every path that a style can read, with its `$type` and usual value. */
export const known: TokenTable = { ...layersOf.dark, ...layersOf.light, ...flatten(baize) };

/** What each brand must set itself. */
export const required: readonly string[] = Object.keys(flatten(baize));
