import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Whether no process listens on the port, on any of this machine's addresses. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Below the ports that systems choose for connections (from 32768 on Linux, from 49152 by RFC 6335): a busy machine makes
 * thousands of those between the choice of a port and its use.
 */
const [LOWEST, HIGHEST] = [20_000, 32_767];
const given = new Set<number>();

/** A free port, which neither the operating system nor this process gives away again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** Reads a port from the environment. Throws one sentence for an invalid value. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}="${text}" is not a port number (1 to 65535).`);
  return port;
}
