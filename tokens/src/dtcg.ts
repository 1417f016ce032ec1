/** Design Tokens Community Group JSON (2025.10): the parts that Baize uses. */
export interface Colour {
  readonly colorSpace: string;
  readonly components: readonly number[];
  readonly hex: string;
  readonly alpha?: number;
}
export interface Measure {
  readonly value: number;
  readonly unit: string;
}
export interface Shadow {
  readonly offsetX: Measure;
  readonly offsetY: Measure;
  readonly blur: Measure;
  readonly spread: Measure;
  readonly color: Colour;
  readonly inset?: boolean;
}
export type TokenValue = string | number | Colour | Measure | readonly Shadow[] | readonly string[] | readonly number[];

export interface Token {
  readonly type: string;
  readonly value: TokenValue;
  readonly extensions: Readonly<Record<string, unknown>>;
}
/** Dotted path (`color.surface.page`) to token. */
export type TokenTable = Readonly<Record<string, Token>>;

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Flattens a DTCG document, handing each group's `$type` down to its tokens. */
export function flatten(document: unknown, path: readonly string[] = [], inherited = ""): Record<string, Token> {
  if (!isGroup(document)) return {};
  const type = typeof document.$type === "string" ? document.$type : inherited;
  if ("$value" in document) {
    const extensions = isGroup(document.$extensions) ? document.$extensions : {};
    return { [path.join(".")]: { type, value: tokenValue(document.$value), extensions } };
  }
  const children = Object.entries(document).filter(([key]) => !key.startsWith("$"));
  return Object.assign({}, ...children.map(([key, child]) => flatten(child, [...path, key], type)));
}

// The JSON was typed when it was imported; `validate` refuses a value that does not fit its `$type`.
function tokenValue(value: unknown): TokenValue {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return value as TokenValue;
}

/** The path inside an alias such as `{color.neutral.50}`, or undefined for a literal. */
export function aliasOf(value: TokenValue): string | undefined {
  return typeof value === "string" && value.startsWith("{") ? value.slice(1, -1) : undefined;
}

/** Resolves aliases to the literal. Throws, naming both ends, for an alias that leads nowhere or in a circle. */
export function resolve(table: TokenTable, path: string): Token {
  const seen = [path];
  for (;;) {
    const at = seen[seen.length - 1] ?? path;
    const token = table[at];
    if (!token) throw new Error(`Token "${path}" leads to "${at}", which does not exist.`);
    const next = aliasOf(token.value);
    if (next === undefined) return token;
    if (seen.includes(next)) throw new Error(`Token "${path}" goes round in a circle: ${[...seen, next].join(" → ")}.`);
    seen.push(next);
  }
}
