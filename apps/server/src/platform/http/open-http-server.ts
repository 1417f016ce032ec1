import { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

/** How long a caller may take, in milliseconds. A caller who sends slowly holds a connection and a buffer meanwhile. */
export interface HttpTimeouts {
  readonly headers: number;
  /** Headers and body together: the largest upload over a slow phone network. */
  readonly request: number;
  /** An idle connection. Longer than a proxy keeps its own, so that no proxy sends on a connection that closes. */
  readonly keepAlive: number;
  /**
   * A connection on which nothing moves, whoever waits: a caller who reads no answer holds it and its buffers. Longer than an idle
   * one lives, and than a live stream is silent.
   */
  readonly stalled: number;
  /** How often the other times are checked. */
  readonly check: number;
}

const TIMEOUTS: HttpTimeouts = { headers: 10_000, request: 60_000, keepAlive: 75_000, stalled: 100_000, check: 5000 };

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** The HTTP server around the app. It does not listen yet. */
export function openHttpServer(fetch: Fetch, timeouts: HttpTimeouts = TIMEOUTS): Server {
  const { headers, request, keepAlive, stalled, check } = timeouts;
  const serverOptions = {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  };
  const server = createAdaptorServer({ fetch, serverOptions });
  if (!(server instanceof Server)) throw new TypeError("The adaptor made no plain HTTP server");
  server.timeout = stalled;
  return server;
}
