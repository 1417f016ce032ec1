export interface Pair {
  /** Paths below `color.`. */
  readonly front: string;
  readonly ground: string;
  /** What a translucent ground is laid on: `surface.page` under `control.hover`. */
  readonly below?: string;
  /**
   * Least ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for parts and states (1.4.11), 2.5 for disabled text and 1.5 for a cover's
   * ornament (own rules).
   */
  readonly least: number;
}

/** The ground of a pair as people read it: `control.hover over surface.page`. */
export const groundName = ({ ground, below }: Pick<Pair, "ground" | "below">): string =>
  below === undefined ? ground : `${ground} over ${below}`;

const states = ["positive", "negative", "warning", "info"] as const;
const text = (front: string, ground: string): Pair => ({ front, ground, least: 4.5 });
const part = (front: string, ground: string): Pair => ({ front, ground, least: 3 });
const disabled = (ground: string): Pair => ({ front: "text.disabled", ground, least: 2.5 });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const surfaces = ["page", "raised", "sunken", "overlay"].map((name) => `surface.${name}`);
const clothSurfaces = ["cloth.surface", "cloth.raised", "cloth.sunken", "surface.bar"];

function onSurface(surface: string): Pair[] {
  const words = [
    "text.default",
    "text.muted",
    "text.link",
    "win",
    "lose",
    "accent.text",
    ...states.map((state) => `${state}.default`),
  ];
  const lines = ["border.strong", "border.focus", "accent.default", "suit", ...states.map((state) => `${state}.border`)];
  return [...words.map((word) => text(word, surface)), ...lines.map((line) => part(line, surface))];
}

function onCloth(surface: string): Pair[] {
  const words = ["text", "muted", "link", "accentText", "win", "lose", "positive", "negative"];
  const lines = ["strong", "focus", "accent", "inlay"];
  return [...words.map((word) => text(`cloth.${word}`, surface)), ...lines.map((line) => part(`cloth.${line}`, surface))];
}

/** Words on what is hovered and pressed: both are washes over a surface. */
const washed = (surface: string, washes: readonly string[], words: readonly string[]): Pair[] =>
  washes.flatMap((wash) => words.map((word) => ({ ...text(word, wash), below: surface })));
const wordsOfControls = ["text.default", "text.link", "accent.text", ...states.map((state) => `${state}.default`)];
const wordsOnCloth = ["text", "muted", "link", "accentText", "positive", "negative"].map((word) => `cloth.${word}`);

const inState = (state: string) => [text(`${state}.onSubtle`, `${state}.subtle`), text(`${state}.onSolid`, `${state}.solid`)];

/** Every pair of roles that the kit lays on one another. A component that adds a pairing adds a row here. */
export const pairs: readonly Pair[] = [
  ...surfaces.flatMap(onSurface),
  ...["surface", "raised", "sunken", "edge", "lamp"].flatMap((name) => onCloth(`cloth.${name}`)),
  ...surfaces.flatMap((name) => washed(name, ["control.hover", "control.pressed"], wordsOfControls)),
  // Muted text keeps its colour under the pointer, except on a sunken surface; what is pressed has the text's own colour.
  ...["page", "raised", "overlay"].flatMap((name) => washed(`surface.${name}`, ["control.hover"], ["text.muted"])),
  ...clothSurfaces.flatMap((name) => washed(name, ["cloth.hover", "cloth.pressed"], wordsOnCloth)),
  ...[...surfaces, "control.disabled"].map(disabled),
  ...states.flatMap(inState),
  ...["default", "hover", "pressed"].map((name) => text("text.onAccent", `accent.${name}`)),
  ...["accent", "accentHover", "accentPressed"].map((name) => text("cloth.onAccent", `cloth.${name}`)),
  ...["accent.onSubtle", "text.default", "text.muted"].map((word) => text(word, "accent.subtle")),
  part("border.focus", "accent.subtle"),
  text("text.inverse", "surface.inverse"),
  text("onLive", "live"),
  text("text.default", "control.surface"),
  text("text.muted", "control.surface"),
  text("text.default", "control.neutral"),
  text("text.default", "control.neutralHover"),
  text("cloth.text", "surface.bar"),
  text("cloth.muted", "surface.bar"),
  part("cloth.focus", "surface.bar"),
  part("border.strong", "control.surface"),
  part("accent.border", "accent.subtle"),
  text("text.muted", "control.neutral"),
  // The cross that removes a tag.
  ...["accent", ...states].flatMap((tone) =>
    washed(`${tone}.subtle`, ["control.hover", "control.pressed"], [`${tone}.onSubtle`]),
  ),
  ...washed("control.neutral", ["control.hover", "control.pressed"], ["text.default"]),
  text("ball.inkDark", "ball.1"),
  ...[2, 3, 4, 5, 6].map((n) => text("ball.ink", `ball.${n}`)),
  ...numbers(12).flatMap((n) => [
    text(`cover.${n}.ink`, `cover.${n}.ground`),
    { front: `cover.${n}.shape`, ground: `cover.${n}.ground`, least: 1.5 },
  ]),
];
