import type { Context } from "hono";
import { decodeQuery } from "@baize/api/decode/query";
import { JWE_MEDIA_TYPE, ENVELOPE_AGE } from "@baize/api/envelope/claims";
import { openEnvelope } from "@baize/api/envelope/open";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { IMAGE_LIMITS, IMAGE_TYPES } from "@baize/domain/upload/image";
import { fault } from "./fault.ts";
import type { System } from "../system.ts";
import { spendOnce } from "../security/spent.ts";

/** Bytes of one request; an upload has a limit of its own, and a row may have. */
export const MOST_BYTES = 64 * 1024;

const FORM = "application/x-www-form-urlencoded";
export const mediaType = (c: Context) => (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();

/** Reads a body up to the limit, whatever its announced length. */
export async function limitedBytes(c: Context, max: number): Promise<Buffer<ArrayBuffer>> {
  const announced = Number(c.req.header("content-length") ?? 0);
  if (announced > max) throw fault("input.too_long", { max });
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of c.req.raw.body ?? []) {
    size += piece.byteLength;
    if (size > max) throw fault("input.too_long", { max });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
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
    // Refused below, like JSON that is not an object.
  }
  throw fault("input.malformed");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function opened(jwe: string, audience: string, system: System, now: Date): Promise<Record<string, unknown>> {
  const { privateKeys } = await system.keys.envelopes();
  const keyFor = (kid: string) => privateKeys.get(kid);
  const envelope = await openEnvelope(jwe.trim(), { keyFor, now: now.getTime(), audience });
  if (!envelope.ok) throw fault(envelope.code);
  const { jti, body } = envelope.claims;
  const expiresAt = new Date(now.getTime() + 2 * ENVELOPE_AGE * 1000);
  if (!(await spendOnce(system.db, "jwe", jti, expiresAt))) throw fault("crypto.replayed");
  if (!isRecord(body)) throw fault("input.malformed");
  return body;
}

/** The types that a browser gives a picture, and the unknown one: the content decides. */
const FILE_TYPES = new Set<string | undefined>([...IMAGE_TYPES, "application/octet-stream"]);

async function readFile(c: Context): Promise<Record<string, unknown>> {
  if (!FILE_TYPES.has(mediaType(c))) throw fault("input.unsupported_type");
  const bytes = await limitedBytes(c, IMAGE_LIMITS.bytes);
  if (bytes.byteLength === 0) throw fault("input.malformed");
  return { file: new Blob([bytes]) };
}

/** The body of a POST or PUT as an object; for an encrypted row, the content of its envelope. */
export async function readBody(c: Context, row: Endpoint, system: System, now: Date): Promise<Record<string, unknown>> {
  if (row.upload) return await readFile(c);
  const type = mediaType(c);
  const isForm = row.form === true && type === FORM;
  if (!isForm && type !== (row.encrypted ? JWE_MEDIA_TYPE : "application/json")) throw fault("input.unsupported_type");
  const text = decoded(await limitedBytes(c, row.maxBytes ?? MOST_BYTES));
  if (isForm) return decodeQuery(row.input, new URLSearchParams(text));
  return row.encrypted ? await opened(text, row.id, system, now) : parsed(text);
}
