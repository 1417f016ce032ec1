import type { Inks } from "./inks.ts";
import type { Fish } from "./kinds.ts";

/** A part of the picture that is drawn once, and copied into each frame. */
export interface Sheet {
  readonly image: HTMLCanvasElement;
  readonly wide: number;
  readonly high: number;
}

/** Draws a sheet of this size in px of the page. */
export function sheet(wide: number, high: number, scale: number, draw: (context: CanvasRenderingContext2D) => void): Sheet {
  const image = document.createElement("canvas");
  image.width = Math.max(1, Math.ceil(wide * scale));
  image.height = Math.max(1, Math.ceil(high * scale));
  const context = image.getContext("2d");
  if (context) {
    context.scale(scale, scale);
    draw(context);
  }
  return { image, wide, high };
}

/** The shadow of what is drawn next. Lengths of shadows do not follow the scale of a canvas. */
export function castShadow(context: CanvasRenderingContext2D, inks: Inks, blur: number, drop: number): void {
  const { a: scale } = context.getTransform();
  context.shadowColor = inks.shade;
  context.shadowBlur = blur * Math.abs(scale);
  context.shadowOffsetY = drop * Math.abs(scale);
}

export function clearShadow(context: CanvasRenderingContext2D, inks: Inks): void {
  context.shadowBlur = 0;
  context.shadowOffsetY = 0;
  context.shadowColor = inks.noShade;
}

interface Shape {
  readonly ink: "g" | "s" | "k" | "i";
  readonly path: Path2D;
  /** Width of a line; undefined for a piece of paper. */
  readonly line: number | undefined;
}

/** Size of the drawings, and the room for shadows around them. */
const [ART_LONG, ART_HIGH, ROOM] = [120, 72, 12];

function inkOf(name: string): Shape["ink"] {
  const [first] = name;
  return first === "s" || first === "k" || first === "i" ? first : "g";
}

/** The pieces of a fish, from the drawings that the choice of kinds shows. */
const shapesOf = (fish: Fish): Shape[] =>
  [...document.querySelectorAll(`#fish-${fish} path`)].map((each) => {
    const line = each.getAttribute("stroke-width");
    const path = new Path2D(each.getAttribute("d") ?? "");
    return { ink: inkOf(each.getAttribute("class") ?? ""), path, line: line === null ? undefined : Number(line) };
  });

/** The cut edge of a piece of paper: light where it looks up, dark where it looks down. */
function drawEdge(context: CanvasRenderingContext2D, path: Path2D, inks: Inks): void {
  context.save();
  context.clip(path);
  context.lineWidth = 1.8;
  context.translate(0, 0.9);
  context.strokeStyle = inks.light;
  context.stroke(path);
  context.translate(0, -1.5);
  context.lineWidth = 1.1;
  context.globalAlpha = 0.55;
  context.strokeStyle = inks.shade;
  context.stroke(path);
  context.restore();
}

function drawShape(context: CanvasRenderingContext2D, { ink, path, line }: Shape, inks: Inks): void {
  if (line === undefined) {
    context.fillStyle = inks[ink];
    context.fill(path);
    return;
  }
  context.strokeStyle = inks[ink];
  context.lineWidth = line;
  context.stroke(path);
}

/** A shape as a piece of paper on those below it. Lines and eyes are printed on it. */
function drawPiece(context: CanvasRenderingContext2D, shape: Shape, inks: Inks): void {
  const paper = shape.line === undefined && (shape.ink === "s" || shape.ink === "k");
  if (paper) castShadow(context, inks, 2.5, 1.4);
  drawShape(context, shape, inks);
  clearShadow(context, inks);
  if (paper) drawEdge(context, shape.path, inks);
}

/** Lightens the upper half of the whole fish, and darkens the lower one. */
function shine(context: CanvasRenderingContext2D, inks: Inks): void {
  const light = context.createLinearGradient(0, 6, 0, ART_HIGH * 0.55);
  light.addColorStop(0, inks.light);
  light.addColorStop(1, inks.noLight);
  const shade = context.createLinearGradient(0, ART_HIGH * 0.45, 0, ART_HIGH);
  shade.addColorStop(0, inks.noShade);
  shade.addColorStop(1, inks.shade);
  context.globalCompositeOperation = "source-atop";
  for (const fill of [light, shade]) {
    context.fillStyle = fill;
    context.fillRect(-ROOM, -ROOM, ART_LONG + 2 * ROOM, ART_HIGH + 2 * ROOM);
  }
  context.globalCompositeOperation = "source-over";
}

export interface PaperFish {
  readonly body: Sheet;
  /** What it casts on the water. It is a sheet of its own, because the seams of a bent one would show. */
  readonly shadow: Sheet;
  /** Height of the fish without the room for its shadow. */
  readonly high: number;
}

/** A fish cut out of paper, so many px high. */
export function paperFish(fish: Fish, high: number, inks: Inks, scale: number): PaperFish {
  const unit = high / ART_HIGH;
  const [wide, tall] = [(ART_LONG + 2 * ROOM) * unit, (ART_HIGH + 2 * ROOM) * unit];
  const shapes = shapesOf(fish);
  const drawWith = (draw: (context: CanvasRenderingContext2D) => void) =>
    sheet(wide, tall, scale, (context) => {
      context.scale(unit, unit);
      context.translate(ROOM, ROOM);
      context.lineCap = "round";
      context.lineJoin = "round";
      draw(context);
    });
  const cover = (context: CanvasRenderingContext2D, { image }: Sheet, x = 0): void =>
    context.drawImage(image, x - ROOM, -ROOM, ART_LONG + 2 * ROOM, ART_HIGH + 2 * ROOM);
  const flat = drawWith((context) => {
    for (const shape of shapes) drawShape(context, shape, inks);
  });
  const body = drawWith((context) => {
    for (const shape of shapes) drawPiece(context, shape, inks);
    shine(context, inks);
    context.globalCompositeOperation = "destination-in";
    cover(context, flat);
  });
  const shadow = drawWith((context) => {
    // The fish itself is drawn outside of the sheet.
    castShadow(context, inks, 6, 5);
    context.shadowOffsetX = flat.image.width;
    cover(context, flat, -flat.image.width / (unit * scale));
  });
  return { body, shadow, high };
}

/** Ends of the parts of a fish along its length, from the tail, and how far each bends. */
const BENDS: readonly (readonly [from: number, to: number, bend: number])[] = [
  [0, 0.36, 0.1],
  [0.36, 0.64, 0.035],
  [0.64, 1, -0.02],
];

/** Draws a sheet with a fish around the origin, head on the right, bent like a swimming fish: `bend` is from −1 to 1. */
export function drawBent(context: CanvasRenderingContext2D, { image, wide, high }: Sheet, bend: number): void {
  let [fixed, height] = [0.64, 0];
  for (const [from, to, share] of BENDS.toReversed()) {
    const slope = share * bend;
    const pivot = (fixed - 0.5) * wide;
    context.save();
    context.transform(1, slope, 0, 1, 0, height - slope * pivot);
    // Half a px more hides the seam between two parts.
    const more = to === 1 ? 0 : 0.5;
    const [start, length] = [from * image.width, (to - from) * image.width];
    context.drawImage(
      image,
      start,
      0,
      length + more,
      image.height,
      (from - 0.5) * wide,
      -high / 2,
      (length + more) * (wide / image.width),
      high,
    );
    context.restore();
    if (from < fixed) {
      height += slope * (from - fixed) * wide;
      fixed = from;
    }
  }
}

/** The multiple of a hit on a paper tag. */
export function paperTag(text: string, size: number, inks: Inks, scale: number): Sheet {
  const [wide, high] = [size * (text.length * 0.5 + 1.3), size * 1.9];
  return sheet(wide, high, scale, (context) => {
    castShadow(context, inks, 4, 2);
    context.fillStyle = inks.i;
    context.beginPath();
    context.roundRect(4, size * 0.15, wide - 8, size * 1.4, size * 0.3);
    context.fill();
    clearShadow(context, inks);
    context.fillStyle = inks.g;
    context.font = `620 ${size}px ${inks.font}`;
    context.fontStretch = "semi-condensed";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, wide / 2, size * 0.9);
  });
}
