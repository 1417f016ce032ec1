import type { Context } from "hono";
import { limitedBytes, mediaType, MOST_BYTES } from "./body.ts";

/** The bytes of a call that another system signs; undefined for a type that is no JSON, and for more than a body may hold. */
export async function readSignedBody(c: Context): Promise<Uint8Array | undefined> {
  if (mediaType(c) !== "application/json") return undefined;
  return await limitedBytes(c, MOST_BYTES).catch(() => undefined);
}

/** The value of a body; undefined where it is no JSON. Bytes that are no UTF-8, or begin with a mark of their order, are none. */
export function jsonOf(body: Uint8Array | string): unknown {
  try {
    const text = typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
