import { Agent, request } from "node:https";

/** How a visitor of the rehearsal reaches the site. */
export interface Visitor {
  /** The certificate that the visitor trusts, in PEM. */
  readonly trusts: string;
  /** The visitor's own address, of 127.0.0.0/8: limits count for each address. */
  readonly from?: string;
}

/** The texts of a request's headers. */
const headersOf = (init: RequestInit): Record<string, string> => Object.fromEntries(new Headers(init.headers));

/** `fetch` over TLS from an address of one's own, with a new connection for each request: nothing hides a refused one. */
export function httpsFetch({ trusts, from }: Visitor): typeof fetch {
  const agent = new Agent({ keepAlive: false, ca: trusts });
  return async (input, init = {}) =>
    await new Promise((done, fail) => {
      const url = input instanceof Request ? input.url : input;
      const options = { method: init.method ?? "GET", headers: headersOf(init), agent, timeout: 30_000 };
      const asked = request(url, from === undefined ? options : { ...options, localAddress: from }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("error", fail);
        answer.on("end", () => {
          const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
          const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : Buffer.concat(pieces);
          done(new Response(body, { status: answer.statusCode ?? 500, headers }));
        });
      });
      asked.on("timeout", () => asked.destroy(new Error(`${String(url)} was not answered within 30 s`)));
      asked.on("error", fail);
      asked.end(typeof init.body === "string" ? init.body : undefined);
    });
}
