import type { Inks } from "./inks.ts";
import { castShadow, clearShadow, sheet, type Sheet } from "./paper.ts";
import type { Water } from "./swim.ts";

/** The sheets of paper behind and before the fish. */
export interface WaterSheets {
  readonly back: Sheet;
  /** The surface: each is a wave longer than the water is wide, so that it can drift. */
  readonly surface: readonly { readonly sheet: Sheet; readonly wave: number }[];
  /** The bottom before the fish. */
  readonly front: Sheet;
}

type Context = CanvasRenderingContext2D;

interface Ridge {
  /** Height of its middle and of its ends above the floor, as parts of the water. */
  readonly middle: number;
  readonly ends: number;
  readonly bumps: number;
  readonly shift: number;
}

const BACK: Ridge = { middle: 0.16, ends: 0.62, bumps: 5, shift: 0.4 };
const MIDDLE: Ridge = { middle: 0.1, ends: 0.4, bumps: 7, shift: 2.1 };
const FRONT: Ridge = { middle: -0.01, ends: 0.15, bumps: 9, shift: 4 };

function ridgeHeight({ middle, ends, bumps, shift }: Ridge, along: number): number {
  const side = Math.abs(along * 2 - 1) ** 2.6;
  return (
    middle + (ends - middle) * side + 0.022 * Math.sin(along * bumps * 2 + shift) + 0.012 * Math.sin(along * bumps * 5 + shift)
  );
}

/** A sheet of paper from the floor up to a wavy edge that rises at both ends. */
function drawRidge(context: Context, { wide, high }: Water, below: number, ridge: Ridge): void {
  const steps = 64;
  context.beginPath();
  context.moveTo(-20, high + below);
  for (let step = 0; step <= steps; step++)
    context.lineTo((step / steps) * (wide + 40) - 20, high * (1 - ridgeHeight(ridge, step / steps)));
  context.lineTo(wide + 20, high + below);
  context.fill();
}

/** A water plant: leaves in pairs along a bent stem, smaller towards its tip. */
function drawPlant(context: Context, x: number, y: number, tall: number, lean: number): void {
  const leaves = 7;
  context.beginPath();
  for (let leaf = 0; leaf < leaves; leaf++) {
    const up = leaf / leaves;
    const [atX, atY] = [x + lean * tall * up * up, y - tall * up * 0.86];
    const long = tall * 0.17 * (1.1 - up * 0.75);
    for (const side of [-1, 1]) {
      const turn = -Math.PI / 2 + side * 0.72 + lean * up;
      const [midX, midY] = [atX + Math.cos(turn) * long, atY + Math.sin(turn) * long];
      context.moveTo(midX + Math.cos(turn) * long, midY + Math.sin(turn) * long);
      context.ellipse(midX, midY, long, long * 0.32, turn, 0, Math.PI * 2);
    }
  }
  context.fill();
  context.lineWidth = Math.max(1, tall * 0.028);
  context.strokeStyle = context.fillStyle;
  context.beginPath();
  context.moveTo(x, y + 4);
  context.quadraticCurveTo(x, y - tall * 0.5, x + lean * tall * 0.8, y - tall * 0.86);
  context.stroke();
}

/** A coral: branches that part twice. */
function drawCoral(context: Context, x: number, y: number, long: number, turn: number, parts: number): void {
  const [endX, endY] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long];
  context.lineWidth = long * 0.3;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(endX, endY);
  context.stroke();
  if (parts === 0) return;
  for (const side of [-0.62, 0.06, 0.66]) drawCoral(context, endX, endY, long * 0.72, turn + side, parts - 1);
}

/** Light that falls through the surface. */
function drawBeams(context: Context, { wide, high }: Water, inks: Inks): void {
  context.fillStyle = inks.beam;
  for (const [from, width, lean] of [
    [0.12, 0.1, 0.1],
    [0.34, 0.17, 0.12],
    [0.36, 0.08, 0.13],
    [0.66, 0.12, 0.14],
    [0.84, 0.06, 0.15],
  ] as const) {
    context.beginPath();
    context.moveTo(from * wide, 0);
    context.lineTo((from + width * 0.6) * wide, 0);
    context.lineTo((from + width + lean) * wide, high * 0.95);
    context.lineTo((from - width * 0.4 + lean) * wide, high * 0.95);
    context.fill();
  }
}

function drawBack(context: Context, water: Water, below: number, inks: Inks): void {
  const { wide, high } = water;
  const depth = context.createLinearGradient(0, 0, 0, high);
  depth.addColorStop(0, inks.lit);
  depth.addColorStop(0.5, inks.g);
  depth.addColorStop(1, inks.deep);
  context.fillStyle = depth;
  context.fillRect(0, 0, wide, high + below);
  drawBeams(context, water, inks);
  const unit = Math.min(high, wide * 0.6);
  castShadow(context, inks, 10, -2);
  context.fillStyle = inks.far;
  drawRidge(context, water, below, BACK);
  for (const [x, tall, lean] of [
    [0.2, 0.34, 0.12],
    [0.25, 0.24, -0.1],
    [0.77, 0.38, -0.14],
  ] as const)
    drawPlant(context, x * wide, high * (1 - ridgeHeight(BACK, x)) + 6, tall * unit, lean);
  context.lineCap = "round";
  context.strokeStyle = inks.coral;
  drawCoral(context, wide * 0.33, high * 0.92, unit * 0.09, -1.7, 2);
  drawCoral(context, wide * 0.68, high * 0.93, unit * 0.075, -1.45, 2);
  context.fillStyle = inks.middle;
  drawRidge(context, water, below, MIDDLE);
  clearShadow(context, inks);
}

function drawFront(context: Context, water: Water, below: number, inks: Inks): void {
  const { wide, high } = water;
  const unit = Math.min(high, wide * 0.6);
  castShadow(context, inks, 8, -2);
  context.fillStyle = inks.near;
  for (const [x, tall, lean] of [
    [0.02, 0.46, 0.16],
    [0.975, 0.3, -0.05],
    [0.99, 0.5, -0.16],
  ] as const)
    drawPlant(context, x * wide, high * (1 - ridgeHeight(FRONT, x)) + 6, tall * unit, lean);
  drawRidge(context, water, below, FRONT);
  clearShadow(context, inks);
}

/** A strip of the surface: paper down to a wavy edge. */
function surfaceOf(
  { wide, high }: Water,
  waves: number,
  depth: number,
  ink: string,
  inks: Inks,
  scale: number,
): WaterSheets["surface"][number] {
  const wave = wide / waves;
  const [swell, edge] = [high * 0.022, high * depth];
  const strip = sheet(wide + wave, edge + swell * 2 + 12, scale, (context) => {
    castShadow(context, inks, 7, 3);
    context.fillStyle = ink;
    context.beginPath();
    context.moveTo(-wave, -30);
    context.lineTo(-wave, edge);
    for (let index = -1; index <= waves + 1; index++) {
      const x = index * wave;
      context.bezierCurveTo(x + wave * 0.3, edge + swell * 2, x + wave * 0.7, edge + swell * 2, x + wave, edge - swell * 0.4);
    }
    context.lineTo(wide + wave * 3, -30);
    context.fill();
  });
  return { sheet: strip, wave };
}

/** Part of the water's height that the sheet before the fish takes. */
const FRONT_PART = 0.7;

/** Draws all sheets of the water, `below` px of which lie under its floor. */
export function waterSheets(water: Water, below: number, inks: Inks, scale: number): WaterSheets {
  const { wide, high } = water;
  const lower = high * FRONT_PART;
  return {
    back: sheet(wide, high + below, scale, (context) => drawBack(context, water, below, inks)),
    surface: [surfaceOf(water, 4, 0.075, inks.lit, inks, scale), surfaceOf(water, 6, 0.03, inks.far, inks, scale)],
    front: sheet(wide, lower + below, scale, (context) => {
      context.translate(0, lower - high);
      drawFront(context, water, below, inks);
    }),
  };
}
