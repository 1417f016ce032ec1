import type { Brand } from "./brand.ts";

/** Whether a host is a public name: no wildcard, no IP address. */
const isName = (host: string) => host !== "*" && !/^[\d.]+$/.test(host) && !host.includes(":");

/** The domains of a brand that a person can be sent to. */
export const publicHosts = ({ hosts }: Pick<Brand, "hosts">): string[] => hosts.filter(isName);
