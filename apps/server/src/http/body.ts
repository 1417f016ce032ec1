import type { Context } from "hono";
import { decodeQuery } from "@baize/api/decode/query";
import { JWE_MEDIA_TYPE, ENVELOPE_AGE } from "@baize/api/envelope/claims";
import { openEnvelope } from "@baize/api/envelope/open";
import type { Endpoint } from "@baize/api/endpoint";
import { fault } from "../fault.ts";
import type { System } from "../system.ts";
import { spend } from "./spent-store.ts";

/** Bytes of one request. Uploads, when they come, have a limit of their own. */
export const MOST_BYTES = 64 * 1024;

const FORM = "application/x-www-form-urlencoded";
const mediaType = (c: Context) => (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();

/** Reads a body no further than the limit, whatever its announced length. */
async function limitedText(c: Context): Promise<string> {
  const announced = Number(c.req.header("content-length") ?? 0);
  if (announced > MOST_BYTES) throw fault("input.too_long", { max: MOST_BYTES });
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of c.req.raw.body ?? []) {
    size += piece.byteLength;
    if (size > MOST_BYTES) throw fault("input.too_long", { max: MOST_BYTES });
    pieces.push(piece);
  }
  return decoded(Buffer.concat(pieces));
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw fault("input.malformed");
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Told below, like JSON that is no object.
  }
  throw fault("input.malformed");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function opened(jwe: string, audience: string, system: System, now: Date): Promise<Record<string, unknown>> {
  const keyFor = (kid: string) => system.keys.privateKeys.get(kid);
  const envelope = await openEnvelope(jwe.trim(), { keyFor, now: now.getTime(), audience });
  if (!envelope.ok) throw fault(envelope.code);
  const { jti, body } = envelope.claims;
  const expiresAt = new Date(now.getTime() + 2 * ENVELOPE_AGE * 1000);
  if (!(await spend(system.db, "jwe", jti, expiresAt))) throw fault("crypto.replayed");
  if (!isRecord(body)) throw fault("input.malformed");
  return body;
}

/** The body of a POST or PUT as an object; for an encrypted row, what its envelope holds. */
export async function readBody(c: Context, row: Endpoint, system: System, now: Date): Promise<Record<string, unknown>> {
  const type = mediaType(c);
  const isForm = row.form === true && type === FORM;
  if (!isForm && type !== (row.encrypted ? JWE_MEDIA_TYPE : "application/json")) throw fault("input.unsupported_type");
  const text = await limitedText(c);
  if (isForm) return decodeQuery(row.input, new URLSearchParams(text));
  return row.encrypted ? await opened(text, row.id, system, now) : parsed(text);
}
