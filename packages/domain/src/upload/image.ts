/** The limits of one picture. A photo of a large phone has 50 million pixels; its maker's own app sends less. */
export const IMAGE_LIMITS = { bytes: 5 * 1024 * 1024, pixels: 50_000_000, side: 12_000 } as const;

/** Kinds of picture that are taken. */
export const IMAGE_TYPES = ["image/png", "image/jpeg"] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, index) => bytes[index] === byte);

/** The type of a file by its first bytes, whatever its name. Undefined: not an accepted picture. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (begins(bytes, PNG)) return "image/png";
  return begins(bytes, JPEG) ? "image/jpeg" : undefined;
}

/** Whether a picture of this size may be unpacked. */
export function fitsPixels(width: number, height: number): boolean {
  const { pixels, side } = IMAGE_LIMITS;
  return width > 0 && height > 0 && width <= side && height <= side && width * height <= pixels;
}
