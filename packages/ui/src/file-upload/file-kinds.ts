interface KindFacts {
  readonly mime: string;
  readonly extensions: readonly string[];
  /** Bytes at a fixed offset in every such file. */
  readonly signature: readonly (readonly [at: number, bytes: string])[];
  readonly picture: boolean;
}

/**
 * The accepted kinds, by the first bytes of each format: PNG (W3C, 5.2), JPEG (ITU-T T.81, B.2.1),
 * GIF89a (17), WebP (RFC 9649, 2.4), PDF (ISO 32000-1, 7.5.2), a JSON object without space before it (RFC 8259).
 */
export const kinds = {
  png: { mime: "image/png", extensions: [".png"], signature: [[0, "\u0089PNG\r\n\u001A\n"]], picture: true },
  jpeg: { mime: "image/jpeg", extensions: [".jpg", ".jpeg"], signature: [[0, "\u00FF\u00D8\u00FF"]], picture: true },
  gif: { mime: "image/gif", extensions: [".gif"], signature: [[0, "GIF8"]], picture: true },
  webp: {
    mime: "image/webp",
    extensions: [".webp"],
    signature: [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
    picture: true,
  },
  pdf: { mime: "application/pdf", extensions: [".pdf"], signature: [[0, "%PDF-"]], picture: false },
  json: { mime: "application/json", extensions: [".json"], signature: [[0, "{"]], picture: false },
} as const satisfies Readonly<Record<string, KindFacts>>;

/** The kinds of file that a field can accept. The first bytes of a file decide, never its name. */
export type FileKind = keyof typeof kinds;
/** Enough bytes to recognise every kind. */
export const signatureBytes = 16;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that the table's type holds.
const names = Object.keys(kinds) as readonly FileKind[];

/** The text of some bytes, one character a byte. */
export function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCodePoint(...bytes.subarray(from, to));
}

/** A file's kind by its first bytes; its name and type are ignored. `undefined` for an unknown kind. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const begins = ([at, bytes]: readonly [number, string]) => latin(head, at, at + bytes.length) === bytes;
  return names.find((name) => kinds[name].signature.every(begins));
}

/** For `<input accept>`: types and endings, since some systems know only one of them. It filters the dialog, no more. */
export function acceptOf(accept: readonly FileKind[]): string {
  return accept.flatMap((name) => [kinds[name].mime, ...kinds[name].extensions]).join(",");
}
