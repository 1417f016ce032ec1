import type { Finding } from "../contrast/measure.ts";
import { groundName } from "../contrast/pairs.ts";
import { contrastFailures } from "../contrast/problems.ts";
import { draftBrand } from "../define-brand.ts";
import type { Mode } from "../modes.ts";
import type { BrandRecipe } from "./recipe.ts";

/** A role that got another colour, so that it can be read. */
export interface Moved {
  readonly mode: Mode;
  readonly role: string;
  readonly to: string;
  readonly because: Finding;
}

/** The recipe with one colour for one role in one mode; `role` is a path below `color.`. */
export function giveColour(recipe: BrandRecipe, mode: Mode, role: string, hex: string): BrandRecipe {
  return { ...recipe, [mode]: { ...recipe[mode], [`color.${role}`]: hex } };
}

/** The recipe with the nearest colour that passes; unchanged where there is none. */
export function take(recipe: BrandRecipe, { mode, front, nearest }: Finding): BrandRecipe {
  return nearest ? giveColour(recipe, mode, front, nearest) : recipe;
}

/** A colour that passes on one ground may fail on the next: more rounds than this never helped. */
const ROUNDS = 6;

/** The recipe with the nearest passing colour for every pair that fails, what was moved and why, and what no colour fixes. */
export function fixContrast(recipe: BrandRecipe): {
  readonly recipe: BrandRecipe;
  readonly moved: readonly Moved[];
  readonly left: readonly Finding[];
} {
  const moved = new Map<string, Moved>();
  let fixed = recipe;
  let failures = contrastFailures(draftBrand(fixed));
  for (let round = 0; round < ROUNDS && failures.length > 0; round++) {
    for (const because of failures) {
      const { mode, front: role, nearest: to } = because;
      if (to) moved.set(`${mode} ${role}`, { mode, role, to, because: moved.get(`${mode} ${role}`)?.because ?? because });
      fixed = take(fixed, because);
    }
    failures = contrastFailures(draftBrand(fixed));
  }
  return { recipe: fixed, moved: [...moved.values()], left: failures };
}

/** `#b8c4be → #6b7a73 as text.muted (light), because on surface.page it has 1.71 and needs 4.5`. */
export function movedText({ mode, role, to, because }: Moved): string {
  const from = because.hex ? `${because.hex} → ` : "";
  return `${from}${to} as ${role} (${mode}), because on ${groundName(because)} it has ${because.ratio.toFixed(2)} and needs ${because.least}`;
}
