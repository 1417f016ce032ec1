import type { UploadFile } from "./upload-file.ts";

type Part = string | readonly number[];
const bytesOf = (part: Part) => (typeof part === "string" ? Array.from(part, (mark) => mark.codePointAt(0) ?? 0) : part);

/** A file of these bytes; a string gives one byte a character. */
export function fileOf(name: string, ...parts: readonly Part[]): File {
  return new File([new Uint8Array(parts.flatMap(bytesOf))], name, { lastModified: 0 });
}

const four = (number: number) => [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256);

/** The header of a PNG of that size and nothing behind it: it must be refused before it is decoded. */
export function pngHead(name: string, across: number, down: number): File {
  return fileOf(name, "\u0089PNG\r\n\u001A\n", four(13), "IHDR", four(across), four(down), [8, 6, 0, 0, 0]);
}

/** A drawn picture of a payment slip. */
export async function slip(name: string, hue = 160): Promise<File> {
  const canvas = new OffscreenCanvas(180, 240);
  const pen = canvas.getContext("2d");
  const box = (colour: string, ...place: readonly [number, number, number, number]) => {
    if (!pen) return;
    pen.fillStyle = colour;
    pen.fillRect(...place);
  };
  box(`oklch(0.96 0.02 ${hue})`, 0, 0, 180, 240);
  box(`oklch(0.45 0.1 ${hue})`, 0, 0, 180, 64);
  for (let row = 0; row < 4; row += 1) box(`oklch(0.75 0.04 ${hue})`, 20, 90 + row * 34, 140 - row * 22, 14);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png", lastModified: hue });
}

/** The same as an address, as the server would give it. */
function drawnSlip(hue: number): string {
  const rows = [0, 1, 2, 3].map((row) => `M20 ${97 + row * 34}h${140 - row * 22}`).join("");
  const art = `<path fill="oklch(.96 .02 ${hue})" d="M0 0h180v240H0z"/><path fill="oklch(.45 .1 ${hue})" d="M0 0h180v64H0z"/><path stroke="oklch(.75 .04 ${hue})" stroke-width="14" d="${rows}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 240">${art}</svg>`)}`;
}

export const slips: readonly UploadFile[] = [80, 170, 260].map((hue, index) => {
  const name = `slip-${index + 1}.png`;
  return { id: name, name, size: 184_000 * (index + 1), kind: "png", url: drawnSlip(hue) };
});
/** The last one pretends to be a picture: its mark turns the direction of what follows. */
export const longNames = [
  "WhatsApp Image 2026-11-21 at 14.32.07 (2) – edited by my brother who knows computers – final.jpeg",
  "भुगतान की रसीद यूपीआई लेनदेन संख्या चार आठ दो नौ एक तीन.png",
  "إيصال التحويل البنكي من الحساب الجاري إلى المحفظة.png",
  "slip\u202Egnp.exe",
];

/** Acts as the system's dialog after a choice of files. */
export function choose(input: HTMLInputElement, ...files: readonly File[]): void {
  input.files = transfer(...files).files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function transfer(...files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

const told = { bubbles: true, cancelable: true };
export function drag(type: "dragover" | "drop", element: Element, ...files: readonly File[]): void {
  element.dispatchEvent(new DragEvent(type, { ...told, dataTransfer: transfer(...files) }));
}
export function paste(element: Element, ...files: readonly File[]): void {
  element.dispatchEvent(new ClipboardEvent("paste", { ...told, clipboardData: transfer(...files) }));
}
