import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AnswerCode, type Refusal, REFUSALS } from "../../answer.ts";
import { SIGNATURE_HEADERS } from "../../identity.ts";
import type { Operation } from "../../operations.ts";
import type { ArrivedCall } from "../../sign.ts";
import { operationAt, statusOf, type TestPlatform } from "./test-platform.ts";

/**
 * What goes wrong with a call. `lost before`: the platform never gets it. `lost after` and `error after`: the platform has carried
 * it out, and its answer is lost, or is an error without a code. `signed out after`: the member leaves. A refusal is answered
 * instead of carrying it out.
 */
export type Trouble = "lost before" | "lost after" | "error after" | "signed out after" | Refusal;

/** A call of the vendor, in the order of arrival. */
export interface SeenCall {
  readonly operation: Operation;
  readonly body: string;
  readonly nonce: string;
  /** The answer of the platform, also where the vendor never got it; undefined for a call that was lost before. */
  readonly code: AnswerCode | undefined;
}

/** A platform, what its calls meet, and what has arrived. */
export interface Scene {
  readonly platform: TestPlatform;
  /** The troubles of the next calls of an operation, one a call. */
  readonly troubles: Map<Operation, Trouble[]>;
  readonly seen: SeenCall[];
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

const send = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** The code of a trouble that is a refusal. */
const refusalOf = (trouble: Trouble | undefined): Refusal | undefined =>
  Object.keys(REFUSALS).find((code): code is Refusal => code === trouble);

function respond({ platform, troubles, seen }: Scene, operation: Operation, call: ArrivedCall, response: ServerResponse): void {
  const trouble = troubles.get(operation)?.shift();
  const note = (code: AnswerCode | undefined) =>
    void seen.push({ operation, body: String(call.body), nonce: call.header(SIGNATURE_HEADERS.nonce) ?? "", code });
  if (trouble === "lost before") {
    note(undefined);
    response.destroy();
    return;
  }
  const reply = platform.answer(operation, call, refusalOf(trouble));
  note(reply.code);
  if (trouble === "lost after") response.destroy();
  else if (trouble === "error after") send(response, 502, { message: "Bad gateway" });
  else send(response, statusOf(reply), reply);
  if (trouble === "signed out after") platform.books.sessions.clear();
}

export interface ServedPlatform {
  readonly url: string;
  /** What the next calls meet. */
  scene: Scene | undefined;
  readonly close: () => Promise<void>;
}

/** Serves the platform of whichever scene is set, on this port; 0 takes any that is free. */
export async function servePlatform(port: number): Promise<ServedPlatform> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  const taken = address !== null && typeof address === "object" ? address.port : port;
  const served: ServedPlatform = {
    url: `http://localhost:${taken}`,
    scene: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    const path = request.url ?? "";
    const operation = operationAt(path);
    if (!operation || request.method !== "POST" || !served.scene) return send(response, 404, { code: "not_found" });
    const header = (name: string) => [request.headers[name]].flat()[0];
    respond(served.scene, operation, { method: "POST", path, body, header }, response);
  }
  return served;
}
