import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openHttpServer } from "./open-http-server.ts";

/** More than the buffers of any connection hold. */
const LONG = new Uint8Array(32 * 1024 * 1024);

const server = openHttpServer(async (request) => new Response(request.method === "GET" ? LONG : await request.text()), {
  headers: 200,
  request: 400,
  keepAlive: 200,
  stalled: 1000,
  check: 50,
});
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => server.close());

/** The server's answer to a caller who sends this much, and no more, until it ends the connection. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
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
  expect(await answerTo("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nok")).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok$/);
});

it("ends the connection of a caller who does not read the answer", async () => {
  const accepted = once(server, "connection");
  const socket = connect(port, "127.0.0.1");
  // It reads nothing: there is no listener for data.
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const [connection] = await accepted;
  await once(connection, "close");
  expect(server.listening).toBe(true);
  socket.destroy();
});
