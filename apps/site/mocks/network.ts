import type { HttpHandler } from "msw";
import { setupWorker } from "msw/browser";

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** Answers the page's calls by handlers, the first that matches, until the returned function is called. All else passes. */
export async function mockNetwork(handlers: readonly HttpHandler[]): Promise<() => void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: "bypass" });
  await started;
  worker.resetHandlers(...handlers);
  return () => worker.resetHandlers();
}
