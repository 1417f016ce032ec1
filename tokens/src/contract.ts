import base from "../base.json" with { type: "json" };
import baize from "../brands/baize.json" with { type: "json" };
import components from "../components.json" with { type: "json" };
import semantic from "../semantic.light.json" with { type: "json" };
import { isRamp } from "./ramp.ts";

/** `--color-surface-page` for `color.surface.page`. */
export function cssName(path: string): string {
  return `--${path.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export type Names<T> = {
  readonly [K in keyof T as K extends `$${string}` ? never : K]: T[K] extends { $value: unknown } ? string : Names<T[K]>;
};
export type Ramp = "brand" | "neutral" | "accent" | "lacquer" | "info" | "leaf" | "amber" | "black" | "white";
export type WithoutRamps<T extends { color: object }> = Omit<T, "color"> & { color: Omit<T["color"], Ramp> };
type Roles = Names<WithoutRamps<typeof base>> &
  Names<WithoutRamps<typeof baize>> &
  Names<typeof semantic> &
  Names<typeof components>;

/** Roles that CSS derives for each brand: masks cannot be written as a DTCG value. */
interface Derived {
  readonly brand: { readonly mark: string };
  readonly inlay: { readonly mask: string };
  readonly texture: { readonly mask: string; readonly size: string; readonly arcs: string };
}
/** Every role that a component may use, as `var(--…)`. Ramps are absent on purpose: components never use them. */
export type Contract = Roles & Derived;

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !("$value" in value);
}

function tree(document: Record<string, unknown>, path: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(document).filter(([key]) => !key.startsWith("$") && !isRamp([...path, key].join(".")));
  return Object.fromEntries(
    entries.map(([key, child]) => {
      const at = [...path, key];
      return [key, isGroup(child) ? tree(child, at) : `var(${cssName(at.join("."))})`];
    }),
  );
}

function merge(one: Record<string, unknown>, two: Record<string, unknown>): Record<string, unknown> {
  const result = { ...one };
  for (const [key, value] of Object.entries(two)) {
    const before = result[key];
    result[key] = isGroup(before) && isGroup(value) ? merge(before, value) : value;
  }
  return result;
}

const derived = {
  brand: { mark: "var(--brand-mark)" },
  inlay: { mask: "var(--inlay-mask)" },
  texture: { mask: "var(--texture-mask)", size: "var(--texture-size)", arcs: "var(--texture-arcs)" },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The tree is built from the very documents its type is read from; the cast joins the two.
export const vars = [tree(base, []), tree(baize, []), tree(semantic, []), tree(components, []), derived].reduce(
  merge,
) as unknown as Contract;
