import sharp from "sharp";
import { fitsPixels, IMAGE_LIMITS, imageType, type ImageType } from "@baize/domain/upload/image";
import { fault } from "../http/fault.ts";

/** A picture that this server drew anew: no metadata, no location, no data after its end. */
export interface CleanImage {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

const JPEG_QUALITY = 85;

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: "error", sequentialRead: true, pages: 1 });

/** Reads the head of the file only: a picture that is too large is never unpacked. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  // The bound is checked here, so the library needs none.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) throw fault("upload.damaged");
  return head;
}

async function drawn(bytes: Uint8Array, type: ImageType): Promise<Buffer> {
  // Rotated as its metadata says, which is then dropped.
  const upright = open(bytes).autoOrient();
  const encoded = type === "image/png" ? upright.png({ compressionLevel: 8 }) : upright.jpeg({ quality: JPEG_QUALITY });
  return await encoded.toBuffer().catch(() => {
    throw fault("upload.damaged");
  });
}

/** A picture that `cleanImage` made as a square of so many pixels: its most salient part. */
export async function squareImage(bytes: Uint8Array, side: number): Promise<CleanImage> {
  const square = open(bytes).resize(side, side, { fit: "cover", position: "attention" }).flatten({ background: "#fff" });
  return { type: "image/jpeg", width: side, height: side, bytes: await square.jpeg({ quality: JPEG_QUALITY }).toBuffer() };
}

/**
 * Checks a file by its content, and draws it anew. Throws `input.too_long` for too many bytes, `upload.not_image` for anything
 * but PNG and JPEG, `upload.too_many_pixels`, and `upload.damaged` for a picture that cannot be drawn to its end.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  if (bytes.byteLength > IMAGE_LIMITS.bytes) throw fault("input.too_long", { max: IMAGE_LIMITS.bytes });
  const type = imageType(bytes);
  if (!type) throw fault("upload.not_image");
  const { width, height } = await readSize(bytes);
  if (!fitsPixels(width, height)) throw fault("upload.too_many_pixels", { max: IMAGE_LIMITS.pixels });
  return { type, width, height, bytes: await drawn(bytes, type) };
}
