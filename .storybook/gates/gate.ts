/** The gates that every story must pass. The report page and the exceptions of stories use these names. */
export const gates = [
  "rules",
  "contrast",
  "names",
  "targets",
  "focus order",
  "focus visible",
  "forced colours",
  "reduced motion",
  "320 px",
  "200 % text",
] as const;
export type Gate = (typeof gates)[number];

export interface Problem {
  readonly gate: Gate;
  /** The element, the look, and what is wrong. */
  readonly what: string;
  /** The axe rule, where axe found it. */
  readonly rule?: string;
}

/**
 * A story's exception from a gate, or from one axe rule, with its reason: `parameters: { gates: { "320 px": "shows the wide
 * table" } }`, `{ gates: { "rules: aria-hidden-focus": "…" } }`.
 */
export type Exceptions = Partial<Readonly<Record<Gate | `rules: ${string}`, string>>>;

export const isExcepted = ({ gate, rule = "" }: Problem, exceptions: Exceptions): boolean =>
  exceptions[gate] !== undefined || (gate === "rules" && exceptions[`rules: ${rule}`] !== undefined);

export interface AuditResult {
  readonly problems: readonly Problem[];
  readonly exceptions: Exceptions;
  /** Elements that Tab reaches: with zero, the focus gates checked nothing. */
  readonly tabStops: number;
  readonly milliseconds: Readonly<Record<string, number>>;
}

/** `<button class="…">Deposit</button>`, short enough for one line of a failure. */
export function nameOf(element: Element): string {
  const copy = element.cloneNode(false);
  const tag = copy instanceof Element ? copy.outerHTML.replace(/<\/.*$/, "").replaceAll(/ (class|style)="[^"]*"/g, "") : "";
  const words = (element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
  return `${tag.slice(0, 160)}${words}`;
}
