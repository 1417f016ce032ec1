import type { Inks } from "./inks.ts";
import type { Fish } from "./kinds.ts";
import { drawBent, type PaperFish, type Sheet } from "./paper.ts";
import { laneHeight, type Place, type Point, type Water } from "./swim.ts";
import type { WaterSheets } from "./water.ts";

type Context = CanvasRenderingContext2D;

/** A pearl on its way: `flown` from 0 to 1, and then what is left of its trace. */
export interface Pearl {
  readonly to: Point;
  readonly hit: boolean;
  readonly flown: number;
  /** After the flight, from 0 to 1. */
  readonly over: number;
}

/** All that one frame shows. */
export interface Scene {
  readonly water: Water;
  readonly sheets: WaterSheets;
  readonly fish: ReadonlyMap<Fish, PaperFish & { readonly tag: Sheet | undefined }>;
  readonly places: readonly Place[];
  readonly inks: Inks;
  /** Seconds that the water has moved. */
  readonly seconds: number;
  readonly chosen: Fish | undefined;
  readonly aimed: Fish | undefined;
  /** How far the fish that are not shot at have faded, from 0 to 1. */
  readonly faded: number;
  readonly pearl: Pearl | undefined;
  /** The ring of a hit: 0 opens, 1 is closed. Undefined without a hit. */
  readonly ring: number | undefined;
}

const FADED = 0.62;
/** Between a fish and its tag is room for the line of the chosen kind. */
const TAG_DROP = 7;
const eased = (part: number): number => 1 - (1 - part) ** 3;

function drawSurface(context: Context, { surface }: WaterSheets, seconds: number): void {
  for (const [index, { sheet, wave }] of surface.entries()) {
    const drift = ((seconds * (index === 0 ? 5 : 3)) % wave) - wave;
    context.drawImage(sheet.image, index === 0 ? drift : -wave - drift, 0, sheet.wide, sheet.high);
  }
}

/** Air that rises slowly from the plants. */
function drawBubbles(context: Context, { wide, high }: Water, { light, beam }: Inks, seconds: number): void {
  context.lineWidth = 1;
  context.strokeStyle = light;
  context.fillStyle = beam;
  for (let index = 0; index < 7; index++) {
    const risen = (index * 0.37 + seconds / (17 + index * 3)) % 1;
    const x = wide * ((index * 0.283 + 0.08) % 1) + Math.sin(seconds * 0.8 + index * 2) * 3;
    context.beginPath();
    context.arc(x, high * (0.94 - risen * 0.84), 1.5 + (index % 3) * 1.1, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }
}

function drawFish(context: Context, scene: Scene, place: Place): void {
  const sheets = scene.fish.get(place.fish);
  if (!sheets) return;
  const { x, y, high, back, fish } = place;
  const isAimed = scene.aimed === fish;
  context.save();
  context.globalAlpha = isAimed ? 1 : 1 - scene.faded * FADED;
  context.translate(x, y);
  context.save();
  // The sheets can be of the size before.
  const scale = high / sheets.high;
  context.scale(back ? -scale : scale, scale);
  const pace = 3.1 - high * 0.004;
  const { image, wide, high: tall } = sheets.shadow;
  context.drawImage(image, -wide / 2, -tall / 2, wide, tall);
  drawBent(context, sheets.body, Math.sin(scene.seconds * pace + x * 0.02 + y));
  context.restore();
  if (sheets.tag)
    context.drawImage(sheets.tag.image, -sheets.tag.wide / 2, high * 0.5 + TAG_DROP, sheets.tag.wide, sheets.tag.high);
  context.restore();
}

/** Chosen: the line doubles, as everywhere. */
function drawChosen(context: Context, { inks }: Scene, place: Place): void {
  const [half, top] = [place.long * 0.26, Math.round(place.y + place.high * 0.5)];
  context.fillStyle = inks.i;
  for (const drop of [0, 3.5]) context.fillRect(place.x - half, top + drop, half * 2, 1.5);
}

/** The gun on the floor: a barrel that follows the chosen fish. */
export const muzzleOf = ({ wide, high }: Water): Point => ({ x: wide / 2, y: high - 3 });

function drawGun(context: Context, { water, inks }: Scene, to: Point | undefined): void {
  const { x, y } = muzzleOf(water);
  const size = Math.max(10, laneHeight(water) * 0.2);
  const turn = to ? Math.atan2(to.y - y, to.x - x) : -Math.PI / 2;
  context.save();
  context.translate(x, y);
  context.save();
  context.rotate(turn);
  context.fillStyle = inks.k;
  context.strokeStyle = inks.near;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(0, -size * 0.46);
  context.lineTo(size * 1.7, -size * 0.3);
  context.lineTo(size * 1.7, size * 0.3);
  context.lineTo(0, size * 0.46);
  context.fill();
  context.stroke();
  context.fillStyle = inks.s;
  context.fillRect(size * 1.45, -size * 0.38, size * 0.42, size * 0.76);
  context.strokeRect(size * 1.45, -size * 0.38, size * 0.42, size * 0.76);
  context.restore();
  context.fillStyle = inks.s;
  context.beginPath();
  context.arc(0, 0, size * 0.86, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.fillStyle = inks.g;
  context.beginPath();
  context.arc(0, -size * 0.12, size * 0.24, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function drawPearl(context: Context, { water, inks }: Scene, { to, hit, flown, over }: Pearl): void {
  const from = muzzleOf(water);
  const size = Math.max(4, laneHeight(water) * 0.085);
  const at = (part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  if (flown < 1)
    for (const [behind, share] of [
      [0.14, 0.45],
      [0.07, 0.7],
      [0, 1],
    ] as const) {
      const { x, y } = at(eased(Math.max(0, flown - behind)));
      context.globalAlpha = share;
      context.fillStyle = inks.pearl;
      context.strokeStyle = inks.edge;
      context.lineWidth = 1.5;
      context.beginPath();
      context.arc(x, y, size * share, 0, Math.PI * 2);
      context.fill();
      context.stroke();
    }
  else if (!hit && over < 1) {
    // A miss leaves one ring of water beside the fish.
    context.globalAlpha = 1 - over;
    context.strokeStyle = inks.pearl;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(to.x, to.y, size * (0.8 + eased(over) * 2.2), 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** A hit closes a double ring round the fish. */
function drawRing(context: Context, { inks }: Scene, { x, y, long, high }: Place, closed: number): void {
  const size = 1 + (1 - eased(closed)) * 0.7;
  context.globalAlpha = 0.2 + 0.8 * closed;
  for (const [ink, line, more] of [
    [inks.edge, 7, 0],
    [inks.hit, 2, -2],
    [inks.hit, 2, 2],
  ] as const) {
    context.strokeStyle = ink;
    context.lineWidth = line;
    context.beginPath();
    context.ellipse(x, y, long * 0.54 * size + more, high * 0.58 * size + more, 0, 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Draws one frame, from the back to the front. */
export function drawScene(context: Context, scene: Scene): void {
  const { water, sheets, places, inks, seconds, ring, pearl } = scene;
  const target = places.find(({ fish }) => fish === (scene.aimed ?? scene.chosen));
  context.drawImage(sheets.back.image, 0, 0, sheets.back.wide, sheets.back.high);
  drawSurface(context, sheets, seconds);
  drawBubbles(context, water, inks, seconds);
  for (const place of places) drawFish(context, scene, place);
  context.drawImage(sheets.front.image, 0, sheets.back.high - sheets.front.high, sheets.front.wide, sheets.front.high);
  drawGun(context, scene, target);
  if (target) drawChosen(context, scene, target);
  if (target && ring !== undefined) drawRing(context, scene, target, ring);
  if (pearl) drawPearl(context, scene, pearl);
}
