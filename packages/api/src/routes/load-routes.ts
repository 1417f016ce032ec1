import type { EndpointId } from "./all-routes.ts";
import { FIRST_WIRE } from "./first-view.ts";
import type { Wire } from "./route.ts";

const known: Record<string, Wire> = { ...FIRST_WIRE };

/** Brings the rows that did not come with the first script. Rejects when they cannot be loaded. */
export async function learnRest(): Promise<void> {
  const { REST_WIRE } = await import("./later.ts");
  Object.assign(known, REST_WIRE);
}

/** The row, brought first where it is not here yet. */
export async function bringWire(id: EndpointId): Promise<Wire> {
  const here = knownWire(id);
  if (here) return here;
  await learnRest();
  const brought = knownWire(id);
  if (!brought) throw new Error(`${id} is in no group of wire/first.ts or wire/rest.ts.`);
  return brought;
}

/** The row where it is here; undefined until `learnRest` for those that come later, and for what is no endpoint. */
export function knownWire(id: string): Wire | undefined {
  return Object.hasOwn(known, id) ? known[id] : undefined;
}
