import { describe, expect, test } from "vitest";
import { compare, type Picture } from "./compare.ts";
import { indexedPng } from "./indexed-png.ts";

const width = 180;
const height = 120;
interface Looks {
  readonly ground?: string;
  readonly accent?: string;
  readonly icon?: boolean;
  /** px between the texts and the button. */
  readonly gap?: number;
  /** Subpixel offset of letters: another smoothing of their edges. */
  readonly between?: number;
  readonly weight?: number;
  readonly ink?: string;
  /** Letters without hinting to the pixel grid. */
  readonly precise?: boolean;
}

/** A small card: texts, a figure, an icon, a button. */
function card(looks: Looks): Picture {
  const {
    ground = "#f6f4ee",
    accent = "#005b44",
    ink = "#1c1a17",
    icon = true,
    gap = 12,
    between = 0,
    weight = 400,
    precise,
  } = looks;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("No canvas to draw on.");
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink;
  if (precise) pen.textRendering = "geometricPrecision";
  pen.font = `${weight} 14px sans-serif`;
  pen.fillText("Winnings are paid at once", 12 + between, 24);
  pen.font = `${weight} 24px sans-serif`;
  pen.fillText("₹48,250.75", 12 + between, 56);
  pen.fillStyle = accent;
  pen.fillRect(12, 60 + gap, 96, 32);
  if (icon) {
    pen.strokeStyle = "#1c1a17";
    pen.lineWidth = 1.5;
    pen.strokeRect(150, 12, 14, 10);
    pen.beginPath();
    pen.moveTo(150, 12);
    pen.lineTo(157, 18);
    pen.lineTo(164, 12);
    pen.stroke();
  }
  return pen.getImageData(0, 0, width, height);
}

const before = card({});
const isSame = (looks: Looks) => compare(card(looks), before).same;

describe("no difference", () => {
  test("the same picture", () => expect(compare(card({}), before)).toEqual({ same: true, reason: "", blocks: [] }));
  test.each([0.25, -0.25])("letters smoothed otherwise: %s px aside", (between) => {
    const { same, reason } = compare(card({ between }), before);
    expect(same, reason).toBe(true);
  });
  test("another smoothing of the same outlines", () => expect(isSame({ precise: true })).toBe(true));
  test("a baseline of fewer colours", async () => {
    const bitmap = await createImageBitmap(await indexedPng(before));
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const kept = pen?.getImageData(0, 0, width, height);
    expect(kept && compare(kept, before).same).toBe(true);
  });
});

describe("a difference", () => {
  test("a slightly different accent", () => expect(isSame({ accent: "#0a7358" })).toBe(false));
  test("a slightly different ground", () => expect(isSame({ ground: "#ffffff" })).toBe(false));
  test("another ink of the same darkness", () => expect(isSame({ ink: "#5a1010" })).toBe(false));
  test("a missing icon", () => expect(isSame({ icon: false })).toBe(false));
  test.each([11, 13, 16])("12 px between two parts changed to %s", (gap) => expect(isSame({ gap })).toBe(false));
  test("another weight", () => expect(isSame({ weight: 700 })).toBe(false));
  test("another size of the whole", () => {
    const taller = { width, height: height + 1, data: new Uint8ClampedArray(width * (height + 1) * 4) };
    expect(compare(taller, before).reason).toBe("it is 180 × 121 px, no longer 180 × 120");
  });
  test("is reported with its place", () => {
    const [first] = compare(card({ icon: false }), before).blocks;
    expect(first?.x).toBeGreaterThan(140);
    expect(first?.y).toBeLessThan(30);
  });
});
