import { expect, test } from "vitest";
import type { FileKind } from "./file-kinds.ts";
import { fileOf, pngHead } from "./fixture.ts";
import { imageSize } from "./image-size.ts";

const sizeOf = (kind: FileKind, file: File) =>
  imageSize(kind, async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const webp = (chunk: string, ...data: number[]) => fileOf("a.webp", "RIFF", zeros(4), "WEBP", chunk, zeros(4), data, zeros(16));
const frame = [0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3];
// An Exif segment of 60 000 bytes that holds a frame header of its own: the preview's, not the picture's.
const exif = [0xff, 0xe1, 0xea, 0x60, 0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1, ...zeros(60_000 - 11)];

test("png", async () => {
  expect(await sizeOf("png", pngHead("a.png", 20_000, 20_001))).toEqual({ across: 20_000, down: 20_001 });
  expect(await sizeOf("png", pngHead("a.png", 4_294_967_295, 1))).toEqual({ across: 4_294_967_295, down: 1 });
});
test("jpeg, behind a preview and a fill byte", async () => {
  expect(await sizeOf("jpeg", fileOf("a.jpg", [0xff, 0xd8], exif, [0xff], frame))).toEqual({ across: 800, down: 600 });
});
test("gif", async () => {
  expect(await sizeOf("gif", fileOf("a.gif", "GIF89a", [0x40, 0x01, 0xf0, 0]))).toEqual({ across: 320, down: 240 });
});
test.each([
  ["VP8X", webp("VP8X", 0, 0, 0, 0, 0xff, 0x3f, 0, 0x0f, 0x27, 0), { across: 16_384, down: 10_000 }],
  // 14 bits across − 1, then 14 bits down − 1.
  ["VP8L", webp("VP8L", 0x2f, 0x1f, 0xc3, 0x95, 0x0), { across: 800, down: 600 }],
  ["VP8 ", webp("VP8 ", 0, 0, 0, 0x9d, 1, 0x2a, 0x20, 0x03, 0x58, 0x42), { across: 800, down: 600 }],
])("webp %s", async (_chunk, file, size) => {
  expect(await sizeOf("webp", file)).toEqual(size);
});
test.each([
  ["png", fileOf("a.png", "\u0089PNG\r\n\u001A\n")],
  ["png", pngHead("a.png", 0, 10)],
  ["jpeg", fileOf("a.jpg", [0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 2, 3, 4, 5])],
  ["jpeg", fileOf("a.jpg", [0xff, 0xd8, 0xff, 0xe0])],
  [
    "jpeg",
    fileOf(
      "a.jpg",
      [0xff, 0xd8],
      zeros(5000).map(() => 0xff),
    ),
  ],
  ["webp", webp("XMP ")],
  ["gif", fileOf("a.gif", "GIF89a")],
  ["pdf", fileOf("a.pdf", "%PDF-1.7")],
] as const)("a broken %s has no size", async (kind, file) => {
  expect(await sizeOf(kind, file)).toBeUndefined();
});
