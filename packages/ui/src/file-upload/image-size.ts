import { type FileKind, latin } from "./file-kinds.ts";

/** Pixels. */
export interface PixelSize {
  readonly across: number;
  readonly down: number;
}
/** Bytes `from` … `to` of a file, fewer at its end. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>;
type Pixels = PixelSize | undefined;

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The header chunk is the first one (PNG, 5.6 and 11.2.1). */
function ofPng(head: Uint8Array): Pixels {
  if (head.length < 24 || latin(head, 12, 16) !== "IHDR") return undefined;
  return { across: view(head).getUint32(16), down: view(head).getUint32(20) };
}

/** The logical screen descriptor (GIF89a, 18). */
function ofGif(head: Uint8Array): Pixels {
  if (head.length < 10) return undefined;
  return { across: view(head).getUint16(6, true), down: view(head).getUint16(8, true) };
}

/** The extended header, the lossless or the lossy bitstream (RFC 9649, 2.5 to 2.7; RFC 6386, 9.1). */
function ofWebp(head: Uint8Array): Pixels {
  if (head.length < 30) return undefined;
  const data = view(head);
  const three = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 65_536;
  switch (latin(head, 12, 16)) {
    case "VP8X":
      return { across: three(24) + 1, down: three(27) + 1 };
    case "VP8L": {
      const bits = data.getUint32(21, true);
      return { across: (bits % 16_384) + 1, down: (Math.floor(bits / 16_384) % 16_384) + 1 };
    }
    case "VP8 ":
      return { across: data.getUint16(26, true) % 16_384, down: data.getUint16(28, true) % 16_384 };
    default:
      return undefined;
  }
}

// More than any camera writes; this stops at a file that was made to be read endlessly.
const mostSegments = 512;
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment up to the frame header (T.81, B.1.1 and B.2.2): previews and profiles come before it. */
async function ofJpeg(read: ReadBytes): Promise<Pixels> {
  let at = 2;
  for (let count = 0; count < mostSegments; count += 1) {
    const segment = await read(at, at + 9);
    if (segment.length < 9 || segment[0] !== 0xff) return undefined;
    const marker = segment[1] ?? 0;
    if (isFrame(marker)) return { across: view(segment).getUint16(7), down: view(segment).getUint16(5) };
    if (marker === 0xff) at += 1;
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else at += 2 + view(segment).getUint16(2);
  }
  return undefined;
}

/** A picture's size in pixels from its header alone: nothing is decoded. `undefined` when the header is broken or says 0. */
export async function imageSize(kind: FileKind, read: ReadBytes): Promise<Pixels> {
  const head = await read(0, 32);
  const sizes: Readonly<Record<FileKind, () => Pixels | Promise<Pixels>>> = {
    png: () => ofPng(head),
    gif: () => ofGif(head),
    webp: () => ofWebp(head),
    jpeg: () => ofJpeg(read),
    pdf: () => undefined,
    json: () => undefined,
  };
  const size = await sizes[kind]();
  return size && size.across > 0 && size.down > 0 ? size : undefined;
}
