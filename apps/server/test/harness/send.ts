import { randomUUID } from "node:crypto";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { seal } from "@baize/api/envelope/seal";
import type { ServerErrorCode } from "@baize/api/errors";
import { clientOf } from "./client.ts";
import type { World } from "./world.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { success?: boolean; code?: ServerErrorCode; value?: unknown; requestId?: string } & Record<string, unknown>;
}

type Headed = Readonly<Record<string, string>>;

export const hasBody = ({ method }: Endpoint): boolean => method === "POST" || method === "PUT";

/** The claims of an envelope for one endpoint. */
export const claimsOf = (world: World, row: Endpoint, body: object) => ({
  iat: Math.floor(world.system.now().getTime() / 1000),
  jti: randomUUID(),
  aud: row.id,
  body,
});

export async function loadPublicKey(world: World) {
  const [key] = (await clientOf(world).read("system.keys")).keys;
  if (!key) throw new Error("The server publishes no key");
  return key;
}

async function makeBody(world: World, row: Endpoint, input: object): Promise<[body: BodyInit | null, type: string]> {
  if (!hasBody(row)) return [null, ""];
  if (row.upload && "file" in input && input.file instanceof Blob) return [input.file, "application/octet-stream"];
  if (!row.encrypted) return [JSON.stringify(input), "application/json"];
  return [await seal(claimsOf(world, row, input), await loadPublicKey(world)), "application/jose"];
}

/** One value as a query parameter: a list repeats its name. */
const pairsOf = (input: object) =>
  Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );

/** Sends any input to an endpoint, valid or not: the typed client would not allow that. */
export async function sendTo(world: World, row: Endpoint, input: object, headers: Headed = {}): Promise<Answer> {
  const [body, type] = await makeBody(world, row, input);
  const query = hasBody(row) ? "" : `?${new URLSearchParams(pairsOf(input)).toString()}`;
  const response = await world.fetch(row.path + query, {
    method: row.method,
    body,
    headers: {
      ...(type ? { "content-type": type } : {}),
      ...(row.idempotent ? { "idempotency-key": randomUUID() } : {}),
      ...headers,
    },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
