import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openHttpServer } from "./open-http-server.ts";

/** More than the buffers of any connection hold. */
const LONG = new Uint8Array(32 * 1024 * 1024);

const answer = async (request: Request) => new Response(request.method === "GET" ? LONG : await request.text());
const server = openHttpServer(answer, { headers: 200, request: 400, keepAlive: 200, stalled: 1000, check: 50 });
/** It waits for a request for as long as a busy machine needs to send one. */
const patient = openHttpServer(answer, { headers: 60_000, request: 60_000, keepAlive: 200, stalled: 60_000, check: 50 });
beforeAll(async () => {
  for (const one of [server, patient]) {
    one.listen(0, "127.0.0.1");
    await once(one, "listening");
  }
});
afterAll(() => {
  for (const one of [server, patient]) one.close();
});

function connectTo(one: Server): Socket {
  const address = one.address();
  return connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
}

/** The server's answer to a caller who sends this much, and no more, until it ends the connection. */
async function answerTo(sent: string, one = server): Promise<string> {
  const socket = connectTo(one);
  socket.write(sent);
  return await text(socket);
}

it.each([
  ["headers", "POST / HTTP/1.1\r\nHost: x\r\n"],
  ["a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345"],
  ["a chunked body", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n"],
])("ends the connection of a caller who does not finish %s", async (_, sent) => {
  expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 408 /);
});

it("ends an idle connection", async () => {
  const sent = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nok";
  expect(await answerTo(sent, patient)).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok$/);
});

it("ends the connection of a caller who does not read the answer", async () => {
  const accepted = once(server, "connection");
  const socket = connectTo(server);
  // It reads nothing: there is no listener for data.
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const [connection] = await accepted;
  await once(connection, "close");
  expect(server.listening).toBe(true);
  socket.destroy();
});
