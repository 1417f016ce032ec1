import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AnswerCode } from "@baize/api/provider/answer";
import { bulkRequest } from "@baize/api/provider/bulk";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { OPERATIONS, type Operation } from "@baize/api/provider/operations";
import { verifyCall } from "@baize/api/provider/sign";
import { FakeWallet, type Move } from "./fake-wallet.ts";

/**
 * What goes wrong with one call. `before`: it does not reach the wallet. `after`: the wallet has done it, the answer is lost.
 */
interface Faults {
  readonly lose: "before" | "after";
  readonly error: "before" | "after";
  /** Milliseconds until the wallet does it. */
  readonly late: number;
  /** The wallet does it once this has happened. */
  readonly until: Promise<void>;
  /** The call at this place of a bulk fails from now on, always. */
  readonly breakAt: number;
  readonly refuse: AnswerCode;
  readonly status: number;
}
export type Fault = Partial<Faults>;

export interface FakeServer {
  /** Style sheets of brands, by their path. */
  readonly sheets: Map<string, string>;
  readonly url: string;
  readonly wallet: FakeWallet;
  /** Operations in the order in which they arrived, lost ones included; those of a bulk follow it once it is carried out. */
  readonly calls: { readonly operation: Operation; readonly transactionId?: string; readonly inBulk?: true }[];
  /** Faults of the next calls of an operation, one a call. */
  readonly fail: (operation: Operation, ...faults: Fault[]) => void;
  /** Transactions whose calls always fail, and with them the rest of their bulk. */
  readonly broken: Set<string>;
  /** Removes the faults. */
  readonly clearFaults: () => void;
  readonly close: () => Promise<void>;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

const operationAt = (path: string) => (Object.keys(OPERATIONS) as Operation[]).find((name) => OPERATIONS[name].path === path);

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function sendSheet(response: ServerResponse, sheet: string | undefined): void {
  response.writeHead(sheet === undefined ? 404 : 200, { "content-type": "text/css" }).end(sheet);
}

/** Does the work and answers, with the fault before, after or instead of it. */
async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  work: () => readonly [number, unknown],
  fault: Partial<Faults>,
) {
  const { lose, error, refuse, status = 400, late, until } = fault;
  if (lose === "before") return void request.socket.destroy();
  if (error === "before") return void response.writeHead(500).end("<h1>Error</h1>");
  if (refuse) return answer(response, status, { code: refuse });
  if (late) await new Promise((resolve) => setTimeout(resolve, late));
  await until;
  const [code, value] = work();
  if (lose) return void request.socket.destroy();
  if (error) return void response.writeHead(502).end("bad gateway");
  answer(response, code, value);
}

/** A platform with a correct wallet and calls that fail on request. */
export async function startFakeServer(port = 0, wallet = new FakeWallet()): Promise<FakeServer> {
  const faults = new Map<Operation, Fault[]>();
  const calls: { operation: Operation; transactionId?: string; inBulk?: true }[] = [];
  const nonces = new Set<string>();
  const sheets = new Map<string, string>();
  const broken = new Set<string>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    const path = request.url ?? "";
    if (request.method === "GET") return sendSheet(response, sheets.get(path));
    const header = (name: string) => [request.headers[name]].flat()[0];
    const verified = verifyCall({ method: "POST", path, body, header }, () => SANDBOX_PROVIDER.secret, Date.now());
    if (!verified.ok || nonces.has(verified.nonce)) return answer(response, 401, { code: verified.ok ? "stale" : verified.code });
    nonces.add(verified.nonce);
    const operation = operationAt(path);
    if (!operation) return answer(response, 404, { code: "not_found" });
    const move = OPERATIONS[operation].request.parse(JSON.parse(body)) as Move;
    calls.push({ operation, transactionId: move.transactionId });
    const work = () => (operation === "bulk" ? carryOutBulk(JSON.parse(body)) : carryOut(operation, move));
    const fault = faults.get(operation)?.shift() ?? {};
    if (fault.breakAt !== undefined) breakCall(JSON.parse(body), fault.breakAt);
    await serve(request, response, work, fault);
  }

  function breakCall(body: unknown, place: number): void {
    broken.add(bulkRequest.parse(body).calls[place]?.request.transactionId ?? "");
  }

  function carryOut(operation: Operation, move: Move): readonly [number, unknown] {
    return broken.has(move.transactionId ?? "") ? [500, {}] : wallet.do(operation, move);
  }

  /** Each call by itself; of its faults a refusal alone makes sense. */
  function carryOutBulk(body: unknown): readonly [number, unknown] {
    const answers: unknown[] = [];
    for (const { operation, request } of bulkRequest.parse(body).calls) {
      calls.push({ operation, transactionId: request.transactionId, inBulk: true });
      const refuse = faults.get(operation)?.shift()?.refuse;
      const [status, value] = refuse ? [200, { code: refuse }] : carryOut(operation, request);
      if (status >= 500) return [status, {}];
      answers.push(value);
    }
    return [200, { code: "ok", answers }];
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const fail = (operation: Operation, ...more: Fault[]) => {
    faults.set(operation, [...(faults.get(operation) ?? []), ...more]);
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    sheets,
    broken,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    wallet,
    calls,
    fail,
    clearFaults: () => faults.clear(),
    close,
  };
}
