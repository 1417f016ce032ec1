import { randomInt } from "node:crypto";
import sharp from "sharp";

/** The stroke of each digit on a grid of 4 × 6: a polyline, two figures a point. */
const STROKES: Readonly<Record<string, string>> = {
  "2": "01 10 30 41 42 06 46",
  "3": "00 40 22 32 43 45 36 16 05",
  "4": "36 30 04 44",
  "5": "40 00 02 32 43 45 36 06",
  "6": "30 12 04 05 16 36 45 44 33 13 04",
  "7": "00 40 16",
  "9": "42 33 13 02 01 10 30 41 43 34 16",
};

const SIZE = { width: 180, height: 64, cell: 6.4, step: 32 };
const between = (low: number, high: number) => low + ((high - low) * randomInt(10_000)) / 10_000;
const short = (value: number) => value.toFixed(1);

interface Tilt {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly lean: number;
  readonly scale: number;
}

function placed(point: string, { x, y, turn, lean, scale }: Tilt): string {
  const u = (Number(point[0]) - 2) * SIZE.cell * scale + between(-1.1, 1.1);
  const v = (Number(point[1]) - 3) * SIZE.cell * scale + between(-1.1, 1.1);
  const s = u + v * lean;
  return `${short(x + s * Math.cos(turn) - v * Math.sin(turn))} ${short(y + s * Math.sin(turn) + v * Math.cos(turn))}`;
}

function digit(character: string, index: number): string[] {
  const tilt = {
    x: 26 + index * SIZE.step + between(-3, 3),
    y: SIZE.height / 2 + between(-5, 5),
    turn: between(-0.35, 0.35),
    lean: between(-0.25, 0.25),
    scale: between(0.85, 1.1),
  };
  return (STROKES[character] ?? "").split("|").map(
    (line) =>
      `M${line
        .split(" ")
        .map((point) => placed(point, tilt))
        .join("L")}`,
  );
}

const curve = () =>
  `M${short(between(0, 20))} ${short(between(8, 56))}C${short(between(30, 80))} ${short(between(0, 64))} ${short(between(90, 140))} ${short(between(0, 64))} ${short(between(160, 180))} ${short(between(8, 56))}`;

function shuffled(lines: string[]): string[] {
  return lines
    .map((line) => ({ line, place: randomInt(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ line }) => line);
}

/** The digits as strokes, bent and shuffled into one path with meaningless strokes. The background suits every theme. */
function strokesOf(answer: string): string {
  const lines = shuffled([...answer.split("").flatMap(digit), curve(), curve()]);
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="8" fill="#f6f1e3"/><path d="${lines.join("")}" fill="none" stroke="#1d2b24" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** A PNG of the digits. The strokes themselves never leave the server: their coordinates would be read without looking. */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  return await sharp(Buffer.from(strokesOf(answer)))
    .png({ palette: true })
    .toBuffer();
}
