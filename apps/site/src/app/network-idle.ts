import type { QueryClient } from "@tanstack/react-query";

/** Marks the document while every read and change is answered: tools that drive the site wait for it. */
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
