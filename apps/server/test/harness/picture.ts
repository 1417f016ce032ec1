import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A valid PNG of one bit a pixel: 20,000 × 20,000 pixels are fifty kilobytes. Chunks in `more` come before the end. */
export function png(width: number, height: number, more: readonly Buffer[] = []): Blob {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const parts = [chunk("IHDR", head), ...more, chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return new Blob([Buffer.concat([SIGNATURE, ...parts])]);
}

/** A text chunk inside a PNG, as cameras and editors add it. */
export const note = (text: string): Buffer => chunk("tEXt", Buffer.from(`Comment\0${text}`, "latin1"));
