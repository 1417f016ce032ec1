import { useWhitelabel } from "../brand/use-whitelabel.ts";

const none: readonly string[] = [];

/** Hosts that serve the brand's pictures. */
export function useImageHosts(): readonly string[] {
  return useWhitelabel().data?.imageCDNs ?? none;
}
