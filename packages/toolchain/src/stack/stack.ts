import { cpSync, mkdtempSync, rmSync } from "node:fs";
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
  /** Kills one process, or starts it again on the same port and data. */
  readonly crash: (name: ServiceName) => Promise<void>;
  readonly start: (name: ServiceName) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function fourPorts(): Promise<Ports> {
  return { server: await freePort(), provider: await freePort(), site: await freePort(), storybook: await freePort() };
}

interface StackOptions {
  /** The site's production build. Default true; false serves it from source. */
  readonly built?: boolean;
  /** A folder that `seedFolder` filled: copying it saves the seeding, which is most of a start. */
  readonly from?: string;
  /** Settings of a process besides those of every stack. */
  readonly server?: Readonly<Record<string, string>>;
  readonly site?: Readonly<Record<string, string>>;
}

/** The whole product on free ports, in a folder of its own with a fresh seed. For browser tests, pictures and benchmarks. */
export async function startStack(
  names: readonly ServiceName[],
  { built = true, from, server, site }: StackOptions = {},
): Promise<Stack> {
  const data = mkdtempSync(join(tmpdir(), "baize-"));
  if (from) cpSync(from, data, { recursive: true });
  const ports = await fourPorts();
  const rows = services(ports, data, { isBuilt: built });
  const more: Partial<Record<ServiceName, Readonly<Record<string, string>>>> = {
    server: { ...server },
    // Few tests open the sportsbook, whose page takes seconds of a processor.
    provider: { BUILD_AHEAD: "no" },
    site: { SITE_COMPRESSED: "no", ...site },
  };
  const running = new Map<ServiceName, Service>();
  const start = async (name: ServiceName) => {
    const row = { ...rows[name], env: { ...rows[name].env, ...more[name] } };
    running.set(name, await startService(row, join(data, "log", `${name}.log`)));
  };
  const crash = async (name: ServiceName) => {
    await running.get(name)?.kill();
    running.delete(name);
  };
  const stop = async () => {
    await Promise.all([...running.values()].map((service) => service.stop()));
    rmSync(data, { recursive: true, force: true });
  };
  const failed = (await Promise.allSettled(names.map(start))).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") {
    await stop();
    throw failed.reason;
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
