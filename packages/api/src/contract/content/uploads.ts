import * as z from "zod/mini";
import { IMAGE_LIMITS, IMAGE_TYPES } from "@baize/domain/upload/image";
import { endpoints } from "../endpoint.ts";
import { count } from "../../schema/number.ts";
import { id, text } from "../../schema/text.ts";
import { uploadsRoutes } from "../../routes/content/uploads.ts";

const picture = {
  id: id(),
  /** The format that the server found and encoded again. */
  type: z.enum(IMAGE_TYPES),
  width: count(IMAGE_LIMITS.side),
  height: count(IMAGE_LIMITS.side),
  /** Bytes. */
  size: count(),
};

export const uploads = endpoints(uploadsRoutes, {
  "uploads.add": {
    summary: "Keeps a picture (PNG or JPEG by its content) that proves something; the body is the file itself",
    input: z.object({ file: z.instanceof(Blob) }),
    output: z.object(picture),
    errors: ["upload.not_image", "upload.too_many_pixels", "upload.damaged"],
    rate: "write",
  },
  "uploads.get": {
    summary: "One of the member's own pictures",
    input: z.object({ id: id() }),
    output: z.object({ ...picture, /** Base64. */ data: text(30_000_000) }),
    errors: ["upload.not_found"],
    rate: "read",
  },
});
