/** In the list of tables of a WOFF2 file (WOFF File Format 2.0, 4.1), which is not compressed as the tables are. */
const HEADER = 48;
const COUNT = 12;
const FVAR = 47;
const NAMED = 63;
const NOT_TRANSFORMED = 3;
/** `glyf` and `loca`: the two whose usual form is the transformed one. */
const OUTLINES = new Set([10, 11]);

/** Whether a WOFF2 file holds a variable font: one with the table `fvar`. */
export function isVariable(file: Uint8Array): boolean {
  if (file.length < HEADER) return false;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = HEADER;
  const skipNumber = () => {
    while (view.getUint8(at) >= 128) at += 1;
    at += 1;
  };
  for (let left = view.getUint16(COUNT); left > 0 && at < file.length - HEADER; left -= 1) {
    const flags = view.getUint8(at);
    const tag = flags % 64;
    const version = Math.floor(flags / 64);
    if (tag === FVAR) return true;
    at += tag === NAMED ? 5 : 1;
    skipNumber();
    const isTransformed = OUTLINES.has(tag) ? version !== NOT_TRANSFORMED : version !== 0;
    if (isTransformed) skipNumber();
  }
  return false;
}
