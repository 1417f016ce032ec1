import { cssName, vars } from "@baize/tokens/contract";

export interface Role {
  /** As code reads it: `color.surface.page`. */
  readonly path: string;
  /** `var(--color-surface-page)`. */
  readonly css: string;
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function leaves(tree: unknown, path: string): Role[] {
  if (typeof tree === "string") return [{ path, css: tree }];
  return isTree(tree) ? Object.entries(tree).flatMap(([key, child]) => leaves(child, `${path}.${key}`)) : [];
}

/** Every colour role of the contract below `color.<group>`, in the contract's order. */
export function colourRoles(group: string): Role[] {
  return leaves(Object.entries(vars.color).find(([key]) => key === group)?.[1], `color.${group}`);
}

/** The value of a role in the page's current brand and mode. */
export function valueOf(path: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(cssName(path)).trim();
}
