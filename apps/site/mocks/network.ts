import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import type { HttpHandler } from "msw";
import { defineNetwork, InterceptorSource, NetworkReadyState } from "msw/experimental";

/** In the page, without MSW's service worker, which would also answer for every module of the page (decision 22). */
const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  onUnhandledFrame: "bypass",
  // Its log of each call prints whole objects, which a run of stories sends from the browser line by line.
  context: { quiet: true },
});

/** Answers the page's calls by the first matching handler, until the returned function is called. Other calls pass. */
export function mockNetwork(handlers: readonly HttpHandler[]): () => void {
  if (network.readyState === NetworkReadyState.DISABLED) network.enable();
  network.resetHandlers(...handlers);
  return () => network.resetHandlers();
}
