import { once } from "node:events";
import { createServer } from "node:http";

/** In place of the company that sends SMS and mail: takes every message, and sends none. */
export async function startMessageSink(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.writeHead(202).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
