import { inlineStyles } from "./inline-styles.ts";

/** A brand's mark, ready to be drawn. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  /** The shapes, without the `<svg>` around them. */
  readonly body: string;
  /** Colours of its own, as hex; none where the mark takes the brand's. */
  readonly colours: readonly string[];
}

/** The box of a mark that is written as bare shapes. */
const BOX = 34;
const MOST_BYTES = 24_000;
const MOST_COLOURS = 8;
/** A wider logo would leave no room for the bar's buttons on a phone. */
const WIDEST = 6;

const elements = new Set(
  "svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath title desc".split(" "),
);
const attributes = new Set(
  (
    "d cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points transform viewBox xmlns id offset version role " +
    "fill fill-rule fill-opacity clip-rule clip-path stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray " +
    "stop-color stop-opacity opacity gradientUnits gradientTransform spreadMethod preserveAspectRatio aria-hidden aria-label"
  ).split(" "),
);
const painted = new Set(["fill", "stroke", "stop-color"]);
const plain = /^(none|currentColor|inherit|url\(#[\w-]+\))$/;
const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const named: Readonly<Record<string, string>> = { black: "#000000", white: "#ffffff" };

const tags = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const pairs = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const pairsIn = (text: string) => [...text.matchAll(pairs)].map(([, name = "", one, two]) => [name, one ?? two ?? ""] as const);
const longHex = (value: string) => (value.length === 4 ? value.replaceAll(/[0-9a-f]/gi, "$&$&") : value).toLowerCase();
const colourOf = (value: string) => named[value] ?? (hex.test(value) ? longHex(value) : undefined);

function attributeProblem(element: string, name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `the mark holds a script (${name} of <${element}>)`;
  if (!attributes.has(name)) return `the mark holds the attribute ${name} of <${element}>, which is not allowed`;
  if (painted.has(name) && !plain.test(value) && colourOf(value) === undefined)
    return `the mark holds the colour "${value}"; write it as #rrggbb`;
  return name === "clip-path" && !plain.test(value) ? `the mark points outside itself (${value})` : undefined;
}

interface Tag {
  readonly element: string;
  readonly closes: boolean;
  readonly given: readonly (readonly [name: string, value: string])[];
}

const tagsIn = (markup: string): Tag[] =>
  [...markup.matchAll(tags)].map(([, slash, element = "", rest = ""]) => ({
    element,
    closes: slash === "/",
    given: pairsIn(rest),
  }));

function tagProblems({ element, given }: Tag): string[] {
  if (/^(script|foreignObject|style|image|use|a|animate|set|handler|iframe)/i.test(element))
    return [`the mark holds <${element}>, which could run a script or load a file`];
  if (!elements.has(element)) return [`the mark holds <${element}>, which is not allowed`];
  return given.flatMap(([name, value]) => attributeProblem(element, name, value) ?? []);
}

/** Without what a drawing program adds around the shapes: a declaration, comments, styles, its own name spaces. */
function bare(markup: string): string {
  const shapes = markup
    .replace(/<\?xml[^>]*\?>/g, "")
    .replace(/<!DOCTYPE[^>[]*>/gi, "")
    .replace(/<!--[\s\S]*?-->/g, "");
  return inlineStyles(shapes)
    .replace(/<metadata[\s\S]*?<\/metadata>/g, "")
    .replace(
      /\s+(?:xmlns:\w+|xml:space|data-[\w-]+|class|(?:sodipodi|inkscape|sketch|serif):[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g,
      "",
    )
    .trim();
}

/** Markup as a brand's file holds it: without what a drawing program adds, and on one line. */
export const tidyMark = (markup: string): string => bare(markup).replace(/>\s+</g, "><").replace(/\s+/g, " ");

function boxOf(root: Tag | undefined): { readonly width: number; readonly height: number; readonly shift: string } {
  const given = new Map(root?.given);
  const [x, y, width, height] = (given.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  if (width && height) return { width, height, shift: x || y ? `translate(${-(x ?? 0)} ${-(y ?? 0)})` : "" };
  const [w, h] = [Number.parseFloat(given.get("width") ?? ""), Number.parseFloat(given.get("height") ?? "")];
  return { width: w || BOX, height: h || BOX, shift: "" };
}

/** The colours that are drawn: a `clipPath` cuts, whatever its own colour. */
function coloursIn(text: string): string[] {
  const found = tagsIn(text.replaceAll(/<clipPath[\s\S]*?<\/clipPath>/g, "")).flatMap(({ given }) =>
    given.flatMap(([name, value]) => (painted.has(name) ? (colourOf(value) ?? []) : [])),
  );
  return [...new Set(found)];
}

const sizeProblems = ({ width, height }: Mark, bytes: number): string[] => [
  ...(bytes > MOST_BYTES ? [`the mark is ${bytes} characters long, ${MOST_BYTES} at most`] : []),
  ...(width / height > WIDEST ? [`the mark is ${(width / height).toFixed(1)} times as wide as high, ${WIDEST} at most`] : []),
  ...(height / width > 2 ? ["the mark is more than twice as high as wide"] : []),
];

/**
 * Reads the markup of a mark: shapes in a 34 × 34 box, or a whole `<svg>` of any proportion. Lists what is not allowed in it:
 * scripts, links, files, styles, too many bytes or colours.
 */
export function readMark(markup: string): { readonly mark: Mark; readonly problems: readonly string[] } {
  const text = bare(markup);
  const all = tagsIn(text);
  const root = all[0]?.element === "svg" ? all[0] : undefined;
  const { width, height, shift } = boxOf(root);
  const inner = root ? text.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "") : text;
  // One colour alone is the brand's to choose.
  const own = coloursIn(text);
  const colours = own.length > 1 ? own : [];
  const one =
    colours.length > 0
      ? inner
      : inner.replace(/\s(fill|stroke)=(["'])(?:#[0-9a-f]{3,6}|black|white|currentColor)\2/gi, (_, name: string) =>
          name.toLowerCase() === "stroke" ? ' stroke="currentColor"' : "",
        );
  const mark: Mark = { width, height, body: shift ? `<g transform="${shift}">${one}</g>` : one, colours };
  const rest = text.replace(tags, "").replace(/<(title|desc)>[^<]*<\/\1>/g, "");
  const problems = [
    ...(all.some(({ element }) => element !== "svg") ? [] : ["the mark holds no SVG shape"]),
    ...(/[<>]/.test(rest) ? ["the mark is no well-formed SVG"] : []),
    ...all.flatMap(tagProblems),
    ...sizeProblems(mark, text.length),
    ...(own.length > MOST_COLOURS ? [`the mark has ${own.length} colours, ${MOST_COLOURS} at most`] : []),
  ];
  return { mark, problems: [...new Set(problems)] };
}

/** The whole mark as SVG; `ink` colours what has no colour of its own. */
export function markSvg({ width, height, body, colours }: Mark, ink: string): string {
  const paint = colours.length > 0 ? "" : ` fill='${ink}' color='${ink}'`;
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'${paint}>${body}</svg>`;
}
