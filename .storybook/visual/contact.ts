import { page } from "vitest/browser";
import { wear } from "../globals.ts";

const looks = [
  { theme: "light", direction: "ltr" },
  { theme: "dark", direction: "ltr" },
  { theme: "light", direction: "rtl" },
  { theme: "dark", direction: "rtl" },
] as const;
const half = 0.5;

// Nothing moves, nothing blinks: a picture is the same whenever it is taken.
const still = document.createElement("style");
still.textContent =
  "*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}body{margin:0}";

function frames(count: number): Promise<void> {
  return new Promise((done) => {
    const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });
}

async function picture(subject: HTMLElement): Promise<ImageBitmap> {
  const base64 = await page.screenshot({ element: subject, save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/png" }));
}

/** Fewer shades: half the bytes, and what one machine rounds up and another down falls together. */
function posterise(pen: CanvasRenderingContext2D, inline: number, block: number): void {
  const image = pen.getImageData(0, 0, inline, block);
  for (let at = 0; at < image.data.length; at++) {
    if (at % 4 !== 3) image.data[at] = Math.min(255, Math.round((image.data[at] ?? 0) / 15) * 15);
  }
  pen.putImageData(image, 0, 0);
}

/** Draws what is on the page in four looks at half size, two by two, on one canvas that is put alone into the page. */
export async function contact(subject: HTMLElement): Promise<HTMLCanvasElement> {
  document.head.append(still);
  const taken: ImageBitmap[] = [];
  for (const look of looks) {
    wear({ ...look, brand: "baize", language: look.direction === "rtl" ? "ar" : "en", density: "brand" });
    await document.fonts.ready;
    await frames(2);
    taken.push(await picture(subject));
  }
  const inline = Math.max(...taken.map(({ width }) => Math.round(width * half)));
  const block = Math.max(...taken.map(({ height }) => Math.round(height * half)));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: inline * 2, height: block * 2 });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("No canvas to put the looks on.");
  pen.imageSmoothingQuality = "high";
  for (const [index, bitmap] of taken.entries()) {
    const at = [(index % 2) * inline, Math.floor(index / 2) * block] as const;
    pen.drawImage(bitmap, ...at, Math.round(bitmap.width * half), Math.round(bitmap.height * half));
  }
  posterise(pen, canvas.width, canvas.height);
  canvas.style.display = "block";
  return canvas;
}
