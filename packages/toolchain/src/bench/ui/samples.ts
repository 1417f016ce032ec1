import { median } from "../median.ts";
import type { Maker } from "./build-page.ts";
import type { Cost, Driver } from "./driver.ts";
import { measure } from "./measure.ts";
import { nothing, type Operation } from "./operations.ts";

export type Samples = Readonly<Record<Maker, Map<string, Cost[]>>>;

export const newSamples = (): Samples => ({ kit: new Map(), plain: new Map() });

/** Measures once and, where it counts, keeps the figure. */
export async function sample(samples: Samples, page: Driver, maker: Maker, operation: Operation, counts: boolean): Promise<void> {
  const cost = await measure(page, operation);
  if (!counts) return;
  const kept = samples[maker].get(operation.name) ?? [];
  samples[maker].set(operation.name, [...kept, cost]);
}

/** The median of an operation's rounds, less the cost of measuring. */
export function typical(samples: Samples, maker: Maker, name: string): Cost {
  const middle = (of: string, part: keyof Cost) => median((samples[maker].get(of) ?? []).map((cost) => cost[part]));
  const net = (part: keyof Cost) => Math.max(0, middle(name, part) - middle(nothing.name, part));
  return { task: net("task"), script: net("script"), style: net("style") };
}
