/** The tables of an OpenType font by tag (OpenType 1.9, "Organization of an OpenType font"). */
export type Tables = Map<string, Buffer>;

const HEADER = 12;
const RECORD = 16;
const TRUE_TYPE = 0x00010000;
/** In `head`, counted as zero while the checksum is made. */
const CHECKSUM_ADJUSTMENT = 8;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = HEADER + index * RECORD;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString("latin1", at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

function checksum(table: Buffer): number {
  let sum = 0;
  const words = padded(table);
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

function header(count: number): Buffer {
  const power = Math.floor(Math.log2(count));
  const search = 2 ** power * RECORD;
  const bytes = Buffer.alloc(HEADER + count * RECORD);
  bytes.writeUInt32BE(TRUE_TYPE, 0);
  bytes.writeUInt16BE(count, 4);
  bytes.writeUInt16BE(search, 6);
  bytes.writeUInt16BE(power, 8);
  bytes.writeUInt16BE(count * RECORD - search, 10);
  return bytes;
}

export function writeTables(tables: Tables): Buffer {
  const start = header(tables.size);
  const parts = [start];
  let at = start.length;
  for (const [index, tag] of [...tables.keys()].toSorted().entries()) {
    const table = Buffer.from(tables.get(tag) ?? Buffer.alloc(0));
    if (tag === "head") table.writeUInt32BE(0, CHECKSUM_ADJUSTMENT);
    const record = HEADER + index * RECORD;
    start.write(tag, record, "latin1");
    start.writeUInt32BE(checksum(table), record + 4);
    start.writeUInt32BE(at, record + 8);
    start.writeUInt32BE(table.length, record + 12);
    parts.push(padded(table));
    at += padded(table).length;
  }
  return Buffer.concat(parts);
}

/** Units an em is divided into, and the heights that CSS asks for when it sets a line. */
export interface Metrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

const table = (tables: Tables, tag: string) => {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no "${tag}" table.`);
  return found;
};

/** `hhea`, which browsers use unless `OS/2` says otherwise (bit 7, USE_TYPO_METRICS). */
export function metricsOf(font: Buffer): Metrics {
  const tables = readTables(font);
  const unitsPerEm = table(tables, "head").readUInt16BE(18);
  const os2 = table(tables, "OS/2");
  const hhea = table(tables, "hhea");
  const [source, at] = (os2.readUInt16BE(62) & 128) > 0 ? [os2, 68] : [hhea, 4];
  return {
    unitsPerEm,
    ascent: source.readInt16BE(at),
    descent: -source.readInt16BE(at + 2),
    lineGap: source.readInt16BE(at + 4),
  };
}

/** The weight of the whole font: `usWeightClass` of `OS/2`. */
export const weightClassOf = (font: Buffer): number => table(readTables(font), "OS/2").readUInt16BE(4);
