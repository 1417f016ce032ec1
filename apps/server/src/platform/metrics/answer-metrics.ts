import type { RequestListener } from "node:http";
import { errorFacts, type Log } from "../log/log.ts";
import type { Metrics } from "./metrics.ts";

/** Answers `GET /metrics` and nothing else, on a port of its own, which no proxy forwards. */
export function answerMetrics({ registry }: Metrics, log: Log): RequestListener {
  return (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        log.error("metrics", errorFacts(error));
        response.writeHead(503).end();
      },
    );
  };
}
