import type { QueryClient } from "@tanstack/react-query";

/** Says on the document whether every read and change has its answer: tools that drive the site wait for it. */
export function showNetworkIdle(client: QueryClient): void {
  const { dataset } = document.documentElement;
  const show = () => {
    const idle = String(client.isFetching() + client.isMutating() === 0);
    if (dataset.networkIdle !== idle) dataset.networkIdle = idle;
  };
  client.getQueryCache().subscribe(show);
  client.getMutationCache().subscribe(show);
  show();
}
