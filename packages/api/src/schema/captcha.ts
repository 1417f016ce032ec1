import * as z from "zod/mini";
import { instant } from "./number.ts";
import { id, text } from "./text.ts";

/** A signed ALTCHA challenge (version 2), passed to the solver and back as it is. */
export const challenge = () =>
  z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.optional(z.string()),
      memoryCost: z.optional(z.number()),
      parallelism: z.optional(z.number()),
      /** Seconds since 1970-01-01 UTC. */
      expiresAt: z.optional(z.number()),
      data: z.optional(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
    }),
    signature: z.string(),
  });

/** `image`: base64 of the picture alone, in pixels: the strokes of a drawn one could be read without looking. */
export const captcha = () =>
  z.object({
    id: id(),
    image: z.base64(),
    mediaType: z.enum(["image/png", "image/webp"]),
    proof: challenge(),
    expiresAt: instant(),
  });

/** Fields of a call that may ask for a human: the typed characters and their captcha's id, or a solved proof. */
export const humanCheck = {
  captchaId: z.optional(id()),
  captcha: z.optional(text(16)),
  /** Base64 of the JSON `{ challenge, solution }`. */
  proof: z.optional(text(4096)),
};
