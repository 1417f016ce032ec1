import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { OPERATIONS, type Operation } from "@baize/api/provider/operations";
import { signHeaders } from "@baize/api/provider/sign";

/** The server behind a port, as its callers use it. */
export interface HttpCallers {
  /** A provider's signed call; its answer's text. Throws when it is not answered well. */
  readonly provider: (operation: Operation, body: object) => Promise<string>;
  /** A read of a member; its text. */
  readonly read: (path: string, token: string) => Promise<string>;
  readonly close: () => void;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Asks a server at a port of this machine. */
export function openHttpCallers(port: number, secret: string, atOnce: number): HttpCallers {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const send = async ({ body, ...sent }: Sent): Promise<string> =>
    await new Promise((done, fail) => {
      const asked = request({ port, host: "127.0.0.1", agent, ...sent }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
        answer.on("end", () => (answer.statusCode === 200 ? done(text) : fail(new Error(`${sent.path}: ${text}`))));
      });
      asked.on("error", fail);
      asked.end(body);
    });
  return {
    provider: async (operation, wanted) => {
      const { path } = OPERATIONS[operation];
      const body = JSON.stringify(wanted);
      const call = { provider: SANDBOX_PROVIDER.id, method: "POST", path, body };
      const nonce = randomBytes(18).toString("base64url");
      const signed = signHeaders(call, secret, Date.now(), nonce);
      return await send({ method: "POST", path, body, headers: { "content-type": "application/json", ...signed } });
    },
    read: async (path, token) => await send({ method: "GET", path, headers: { authorization: `Bearer ${token}` } }),
    close: () => agent.destroy(),
  };
}
