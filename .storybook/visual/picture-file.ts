import { commands } from "vitest/browser";
import type { Block, Picture } from "./compare.ts";
import { indexedPng } from "./indexed-png.ts";

function canvasOf({ width, height, data }: Picture): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0);
  return canvas;
}

async function write(path: string, blob: Blob): Promise<void> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  await commands.writeFile(path, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")), { encoding: "base64" });
}

/** Undefined where there is no such file. */
export async function readPicture(path: string): Promise<Picture | undefined> {
  const base64 = await commands.readFile(path, { encoding: "base64" }).catch(() => undefined);
  if (base64 === undefined) return undefined;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen?.drawImage(bitmap, 0, 0);
  return pen?.getImageData(0, 0, bitmap.width, bitmap.height);
}

export const writePicture = async (path: string, picture: Picture) => write(path, await indexedPng(picture));

/** The picture, faded, with the changed squares marked. */
export async function writeDifference(path: string, picture: Picture, blocks: readonly Block[]): Promise<void> {
  const canvas = canvasOf(picture);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas to mark what moved on.");
  pen.fillStyle = "rgb(255 255 255 / 0.7)";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "rgb(255 0 80 / 0.5)";
  for (const { x, y, size } of blocks) pen.fillRect(x, y, size, size);
  await write(path, await canvas.convertToBlob({ type: "image/png" }));
}
