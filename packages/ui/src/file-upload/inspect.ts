import { type FileKind, kindOf, kinds, signatureBytes } from "./file-kinds.ts";
import { shownName } from "./file-name.ts";
import { imageSize, type ReadBytes } from "./image-size.ts";
import type { Refusal } from "./refusal.ts";

export interface FileLimits {
  readonly accept: readonly FileKind[];
  /** Bytes of one file. */
  readonly maxSize: number;
  /** Pixels of one picture, across × down. */
  readonly maxPixels: number;
  readonly maxFiles: number;
}
/** An accepted file, and its kind by its first bytes. */
export interface Taken {
  readonly file: File;
  readonly kind: FileKind;
}
type Verdict = { readonly taken: Taken } | { readonly refusal: Refusal };

const reader =
  (file: Blob): ReadBytes =>
  async (from, to) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());

/** Reads only the first bytes of a file: its size, its kind, a picture's pixels. */
export async function inspect(file: File, { accept, maxSize, maxPixels }: FileLimits): Promise<Verdict> {
  const name = shownName(file.name);
  const refuse = (reason: "empty" | "type" | "broken") => ({ refusal: { reason, name } });
  if (file.size === 0) return refuse("empty");
  if (file.size > maxSize) return { refusal: { reason: "size", name, size: file.size, max: maxSize } };
  try {
    const read = reader(file);
    const kind = kindOf(await read(0, signatureBytes));
    if (kind === undefined || !accept.includes(kind)) return refuse("type");
    if (!kinds[kind].picture) return { taken: { file, kind } };
    const size = await imageSize(kind, read);
    if (!size) return refuse("broken");
    if (size.across * size.down > maxPixels) return { refusal: { reason: "pixels", name, ...size, max: maxPixels } };
    return { taken: { file, kind } };
  } catch {
    // A folder, or a file that was deleted meanwhile.
    return refuse("broken");
  }
}

const same = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Inspects files in their order. When `room` is full, further files are refused unread. */
export async function inspectAll(files: readonly File[], there: readonly File[], room: number, limits: FileLimits) {
  const taken: Taken[] = [];
  const refused: Refusal[] = [];
  for (const [index, file] of files.entries()) {
    if (taken.length >= room) {
      const names = files.slice(index).map((other) => shownName(other.name));
      refused.push({ reason: "count", names, max: limits.maxFiles });
      break;
    }
    if ([...there, ...taken.map((one) => one.file)].some((other) => same(file, other))) {
      refused.push({ reason: "duplicate", name: shownName(file.name) });
      continue;
    }
    const verdict = await inspect(file, limits);
    if ("taken" in verdict) taken.push(verdict.taken);
    else refused.push(verdict.refusal);
  }
  return { taken, refused };
}
