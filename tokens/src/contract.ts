import base from "../base.json" with { type: "json" };
import semantic from "../semantic.light.json" with { type: "json" };

/** `--color-surface-page` for `color.surface.page`. */
export function cssName(path: string): string {
  return `--${path.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

type Names<T> = {
  readonly [K in keyof T as K extends `$${string}` ? never : K]: T[K] extends { $value: unknown } ? string : Names<T[K]>;
};
type Ramps = "cloth" | "stock" | "rail" | "lacquer" | "cue" | "leaf" | "amber" | "black" | "white";
type Base = Omit<typeof base, "color"> & { color: Omit<(typeof base)["color"], Ramps> };
type Roles = Omit<Names<typeof semantic>, "color"> &
  Omit<Names<Base>, "color"> & { color: Names<Base>["color"] & Names<typeof semantic>["color"] };

/** Roles that CSS derives for each brand beside its tokens: masks cannot be written as a DTCG value. */
interface Derived {
  readonly inlay: { readonly mask: string };
  readonly texture: { readonly mask: string; readonly size: string; readonly arcs: string };
}
/** Every role a component may read, as `var(--…)`. Ramps are absent on purpose: components never read them. */
export type Contract = Roles & Derived;

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !("$value" in value);
}

function tree(document: Record<string, unknown>, path: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(document).filter(([key]) => !key.startsWith("$"));
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
  inlay: { mask: "var(--inlay-mask)" },
  texture: { mask: "var(--texture-mask)", size: "var(--texture-size)", arcs: "var(--texture-arcs)" },
};

// The tree is built from the very documents its type is read from; the cast joins the two.
export const vars = merge(merge(tree(base, []), tree(semantic, [])), derived) as unknown as Contract;
