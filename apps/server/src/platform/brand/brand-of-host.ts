import type { Brand } from "./brand.ts";

/** The brand that owns a host name exactly, else the one that takes every host (`*`). */
export function brandOfHost(brands: readonly Brand[], host: string): Brand | undefined {
  return brands.find(({ hosts }) => hosts.includes(host)) ?? brands.find(({ hosts }) => hosts.includes("*"));
}

/** `Example.org:5173` → `example.org`. An IPv6 host keeps its brackets. */
export function hostName(header: string): string {
  return header.trim().toLowerCase().replace(/:\d+$/, "");
}
