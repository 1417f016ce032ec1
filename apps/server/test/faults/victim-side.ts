// Loaded before the real server (`node --import`): lets its parent process prepare and perform operations and kill the server
// from inside.
import { Server } from "node:http";
import { PGlite } from "@electric-sql/pglite";
import { readConfig } from "../../src/platform/config/config.ts";
import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { onPglite } from "../../src/platform/database/pglite.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { listBrokenInvariants } from "../../src/ledger/broken-invariants.ts";
import { openWorld } from "../harness/make-world.ts";
import type { World } from "../harness/world.ts";
import { type Act, perform } from "./act.ts";
import { askPort } from "./ask-port.ts";
import type { Prepared } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { asAsk } from "./driver-method.ts";
import { under } from "./fail-points.ts";
import { type Cut, killAt, killBefore } from "./trials.ts";
import { listSettled, settleUndisturbed } from "./undisturbed.ts";
import { loadNumbers, type Numbers, type Who } from "./watch.ts";

/** The n-th fail point, or the n-th statement with a part. */
export type KillAt = number | { readonly statement: string; readonly nth: number };

export type Question =
  | { readonly ask: "prepare"; readonly name: string }
  | { readonly ask: "perform"; readonly act: Act; readonly killAt: KillAt | null }
  | { readonly ask: "numbers"; readonly who: Who }
  | { readonly ask: "settled" }
  /** What is settled once the action was performed, and the job has run, and nothing stopped it. */
  | { readonly ask: "undisturbed"; readonly act: Act }
  | { readonly ask: "check" };
export type Asked = Question & { readonly number: number; readonly url: string; readonly brand: string };

export interface Answers {
  readonly prepare: { readonly prepared: Prepared; readonly before: Numbers };
  readonly perform: string;
  readonly numbers: Numbers;
  readonly settled: readonly string[];
  readonly undisturbed: readonly string[];
  readonly check: readonly string[];
}

/** The server's own database; an embedded one is known after its first transaction. */
let embedded: PGlite | undefined;
const known = (client: PGlite): PGlite => (embedded = client);
const transaction = asAsk(Reflect.get(PGlite.prototype, "transaction"));
Reflect.set(PGlite.prototype, "transaction", function (this: PGlite, work: unknown) {
  return transaction.call(known(this), work);
});

function openOwn(): OpenDatabase {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl) return openPostgres(databaseUrl, 4);
  if (!embedded) throw new Error("The server has no database yet");
  return onPglite(embedded);
}

/** Requests with this header run under the current trial. */
const HEADER = "x-trial";
let trial: Cut | undefined;
const emit = asAsk(Reflect.get(Server.prototype, "emit"));
const isTried = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "headers" in message && Object.hasOwn(Object(message.headers), HEADER);
Reflect.set(Server.prototype, "emit", function (this: Server, event: string, ...rest: unknown[]) {
  const serve = () => emit.call(this, event, ...rest);
  return trial && event === "request" && isTried(rest[0]) ? under(trial, serve) : serve();
});

/** The world as its members see it: through the port of this process, on the real clock. */
async function openHere(brand: string, url: string): Promise<World> {
  const world = await openWorld(openOwn(), brand);
  return {
    ...world,
    system: { ...world.system, now: () => new Date() },
    // The clock cannot be moved here; rows of one operation get different milliseconds by waiting.
    advance: () => undefined,
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (trial) headers.set(HEADER, "on");
      return await askPort(url + path, { ...init, headers }, headers.get("host") ?? world.host);
    },
  };
}

/** While many servers start, a first connection may take longer than a pool waits for one: that is no fault of the operation. */
const OPENINGS = 6;

const isConnectTimeout = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(cause.message);
};

async function openWithRetry(brand: string, url: string): Promise<World> {
  for (let opening = 1; ; opening += 1)
    try {
      return await openHere(brand, url);
    } catch (error) {
      if (opening === OPENINGS || !isConnectTimeout(error)) throw error;
    }
}

/** A job of this server may be faster than a preparation; it comes once a minute. */
const ATTEMPTS = 3;

let here: Promise<World> | undefined;

async function answer(asked: Asked): Promise<unknown> {
  here ??= openWithRetry(asked.brand, asked.url);
  const world = await here;
  const { db } = world.system;
  if (asked.ask === "check") {
    const broken = await listBrokenInvariants(db);
    return broken.map((one) => JSON.stringify(one));
  }
  if (asked.ask === "settled") return await listSettled(db, world.brand);
  if (asked.ask === "undisturbed") return await settleUndisturbed(world, asked.act);
  if (asked.ask === "numbers") return await loadNumbers(db, asked.who);
  if (asked.ask === "prepare") {
    const operation = OPERATIONS[asked.name];
    if (!operation) throw new Error(`There is no operation "${asked.name}"`);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const prepared = await operation.prepare(world);
      const before = await loadNumbers(db, prepared.who);
      if (Object.entries(prepared.begins ?? {}).every(([name, value]) => before[name] === BigInt(value)))
        return { prepared, before };
    }
    throw new Error(`"${asked.name}" begins with other numbers than it says`);
  }
  if (asked.killAt === null) return await perform(world, asked.act);
  trial = typeof asked.killAt === "number" ? killAt(asked.killAt) : killBefore(asked.killAt);
  const { act } = asked;
  // A call arrives through the port and gets its trial there; jobs and operators' commands get it here.
  const ownDoor = act.way === "job" || act.way === "operator";
  const said = await (ownDoor ? under(trial, async () => await perform(world, act)) : perform(world, act));
  trial = undefined;
  return said;
}

process.on("message", (asked: Asked) => {
  void answer(asked).then(
    (value) => process.send?.({ number: asked.number, value }),
    (error: unknown) =>
      process.send?.({ number: asked.number, error: error instanceof Error ? (error.stack ?? "") : String(error) }),
  );
});
process.on("disconnect", () => process.exit(1));
