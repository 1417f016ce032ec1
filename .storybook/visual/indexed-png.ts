import type { Picture } from "./compare.ts";

const colours = 256;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});
const crc = (bytes: Uint8Array) => ~bytes.reduce((value, byte) => (value >>> 8) ^ (table[(value ^ byte) & 255] ?? 0), ~0) >>> 0;

/** Length, name, content, check: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crc(bytes.subarray(4, content.length + 8)));
  return bytes;
}

const distance = (one: number, other: number) =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);

function coloursOf({ data }: Picture): Uint32Array {
  return Uint32Array.from(
    { length: data.length / 4 },
    (_, at) => ((data[at * 4] ?? 0) << 16) | ((data[at * 4 + 1] ?? 0) << 8) | (data[at * 4 + 2] ?? 0),
  );
}

/** The number of most frequent colours that are kept exactly: grounds, lines and letters. */
const exact = 96;
const cellOf = (colour: number, step: number) =>
  [16, 8, 0].reduce((cell, shift) => cell * 256 + Math.floor(((colour >> shift) & 255) / step), 0);

/** The most frequent colours, and one for each other cell of the colour space, in cells as small as the palette allows. */
function keptOf(byCount: readonly number[]): readonly number[] {
  const frequent = byCount.slice(0, exact);
  for (let step = 8; ; step += 4) {
    const cells = new Map(frequent.map((colour) => [cellOf(colour, step), colour]));
    const others: number[] = [];
    for (const colour of byCount.slice(exact)) {
      const cell = cellOf(colour, step);
      if (cells.has(cell)) continue;
      cells.set(cell, colour);
      others.push(colour);
    }
    if (frequent.length + others.length <= colours) return [...frequent, ...others];
  }
}

/** The palette, and for every colour the index of the nearest entry. */
function palette(found: Uint32Array): { readonly kept: readonly number[]; readonly placeOf: ReadonlyMap<number, number> } {
  const counts = new Map<number, number>();
  for (const colour of found) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const kept = keptOf([...counts.keys()].toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)));
  const places = new Map(kept.map((colour, place) => [colour, place]));
  for (const colour of counts.keys()) {
    if (places.has(colour)) continue;
    let near = 0;
    for (let place = 1; place < kept.length; place++) {
      if (distance(kept[place] ?? 0, colour) < distance(kept[near] ?? 0, colour)) near = place;
    }
    places.set(colour, near);
  }
  return { kept, placeOf: places };
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A PNG of at most 256 opaque colours: a third of the size of the browser's own. Frequent colours are exact; rare ones (shades
 * at the edge of a letter) become the nearest entry.
 */
export async function indexedPng(picture: Picture): Promise<Blob> {
  const { width, height } = picture;
  const found = coloursOf(picture);
  const { kept, placeOf } = palette(found);
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  // 8 bits, indexed colour.
  header.set([8, 3], 8);
  const rows = new Uint8Array((width + 1) * height);
  for (const [at, colour] of found.entries()) rows[at + Math.floor(at / width) + 1] = placeOf.get(colour) ?? 0;
  const entries = Uint8Array.from(kept.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk("IHDR", header),
    chunk("PLTE", entries),
    chunk("IDAT", await deflated(rows)),
    chunk("IEND", new Uint8Array()),
  ];
  return new Blob([signature, ...parts], { type: "image/png" });
}
