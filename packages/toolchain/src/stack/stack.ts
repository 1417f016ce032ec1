import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./port.ts";
import { startService, type Service } from "./service.ts";
import { type Ports, type ServiceName, services } from "./services.ts";

export interface Stack {
  readonly site: string;
  readonly server: string;
  readonly provider: string;
  readonly storybook: string;
  readonly data: string;
  /** Ends one process as a crash would, or starts it again on the same port and data. */
  readonly crash: (name: ServiceName) => Promise<void>;
  readonly start: (name: ServiceName) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function fourPorts(): Promise<Ports> {
  return { server: await freePort(), provider: await freePort(), site: await freePort(), storybook: await freePort() };
}

/** A whole product of its own: free ports, an empty folder, fresh seed. For browser tests, pictures and benchmarks. */
export async function startStack(names: readonly ServiceName[], built = true): Promise<Stack> {
  const data = mkdtempSync(join(tmpdir(), "baize-"));
  const ports = await fourPorts();
  const rows = services(ports, data, built);
  const running = new Map<ServiceName, Service>();
  const start = async (name: ServiceName) => {
    running.set(name, await startService(rows[name], join(data, "log", `${name}.log`)));
  };
  const crash = async (name: ServiceName) => {
    await running.get(name)?.kill();
    running.delete(name);
  };
  const stop = async () => {
    await Promise.all([...running.values()].map((service) => service.stop()));
    rmSync(data, { recursive: true, force: true });
  };
  try {
    for (const name of names) await start(name);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = (name: ServiceName) => `http://localhost:${ports[name]}`;
  return {
    site: url("site"),
    server: url("server"),
    provider: url("provider"),
    storybook: url("storybook"),
    data,
    crash,
    start,
    stop,
  };
}
