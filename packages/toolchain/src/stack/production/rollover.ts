import { setTimeout as pause } from "node:timers/promises";
import type { Service } from "../service.ts";
import type { Load } from "./load.ts";

interface Replacement {
  readonly ports: readonly number[];
  readonly running: Map<number, Service>;
  readonly start: (port: number) => Promise<Service>;
  /** Tells the front which servers get no more requests. */
  readonly drain: (ports: readonly number[]) => Promise<void>;
}

/** Waits until the load has been answered so often again. */
async function further(load: Load, requests: number): Promise<void> {
  for (const wanted = load.count() + requests; load.count() < wanted;) await pause(50);
}

/** Replaces one server after the other while visitors go on: out of the front, stopped, started anew, back to the front. */
export async function rollOver({ ports, running, start, drain }: Replacement, load: Load): Promise<void> {
  for (const port of ports) {
    await further(load, 40);
    await drain([port]);
    await further(load, 40);
    await running.get(port)?.stop();
    running.delete(port);
    await further(load, 40);
    running.set(port, await start(port));
    await drain([]);
  }
  await further(load, 40);
}
