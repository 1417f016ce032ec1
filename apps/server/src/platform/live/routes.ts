import type { Context, Hono } from "hono";
import { streamSSE, type SSEStreamingApi } from "hono/streaming";
import { LIVE_PATH } from "@baize/api/live";
import { countedAddress } from "@baize/domain/system/address";
import { fault } from "../http/fault.ts";
import { addressOf, countryOf } from "../http/address.ts";
import { isClosedFor, type Origin, refuseClosed } from "../http/refuse-closed.ts";
import { faultOf, sendFault } from "../http/answer.ts";
import { findVisitor } from "../http/caller.ts";
import type { System } from "../system.ts";
import { Changes, eventOf } from "./changes.ts";
import { changesSince } from "./event-id.ts";
import type { Watched } from "./queries.ts";
import type { LiveWatch } from "./watch.ts";

interface Env {
  Variables: { requestId: string };
}

/** A stream does not keep a session from going idle. */
const ROW = { id: "live", token: "required", background: true } as const;
/** Streams of one address: a household, or many people behind one mobile network. */
const MOST_PER_ADDRESS = 200;
/** A periodic line, in ms, keeps proxies from closing an idle stream; most of them wait for 60 s. */
const BEAT = 45_000;
/** A stream ends by itself, at the latest with its session, and is opened again, so that access is checked anew. */
const LIFETIME = 60 * 60_000;

/** Ms until a stream is closed. Random, so that streams opened at once do not end at once. */
const lifetimeOf = (idleMinutes: number, expiresInMs: number) =>
  Math.max(1000, Math.min(LIFETIME, idleMinutes * 60_000, expiresInMs) * (0.8 + 0.2 * Math.random()));

interface Follow {
  readonly watched: Watched;
  readonly origin: Origin;
  readonly last: string | undefined;
  readonly forMs: number;
}

/** Writes the stream until either side ends it. */
async function follow(
  stream: SSEStreamingApi,
  live: Pick<LiveWatch, "add">,
  { watched, origin, last, forMs }: Follow,
): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const changes = new Changes(stream);
  let resumed = last === undefined;
  const stop = live.add({
    ...watched,
    isClosed: (brand) => isClosedFor(brand, origin),
    changed: (topics, now) => {
      const stale = resumed ? topics : changesSince(last ?? "", now);
      resumed = true;
      changes.add(stale, now);
    },
    ended: (why) => {
      if (why === "session") void stream.writeSSE(eventOf("ended", {}));
      end();
    },
  });
  stream.onAbort(end);
  const beat = setInterval(() => changes.beat(), BEAT);
  const lifetime = setTimeout(end, forMs);
  await over;
  stop();
  clearInterval(beat);
  clearTimeout(lifetime);
}

/** The stream of server-sent events. Closed to visitors; at most so many from one address. */
export function mountLive(app: Hono<Env>, system: System, live: Pick<LiveWatch, "add">): void {
  const open = new Map<string, number>();
  const count = (address: string, by: number) => {
    const next = (open.get(address) ?? 0) + by;
    if (next > 0) open.set(address, next);
    else open.delete(address);
  };
  const answer = async (c: Context<Env>) => {
    const origin = { address: addressOf(c, system.config), country: countryOf(c, system.config) };
    const address = countedAddress(origin.address);
    if ((open.get(address) ?? 0) >= MOST_PER_ADDRESS) throw fault("rate.limited", { retryAfter: 60 });
    const { member, session, brand } = await findVisitor(c, ROW, system, system.now());
    if (!member || !session) throw fault("auth.not_signed_in");
    refuseClosed(brand, origin);
    count(address, 1);
    c.header("cache-control", "no-store");
    c.header("x-accel-buffering", "no");
    return streamSSE(c, async (stream) => {
      const watched = { memberId: member.id, brand: brand.code, sessionId: session.id };
      const forMs = lifetimeOf(brand.session.idleMinutes, session.expiresAt.getTime() - system.now().getTime());
      await follow(stream, live, { watched, origin, last: c.req.header("last-event-id"), forMs }).finally(() =>
        count(address, -1),
      );
    });
  };
  app.get(LIVE_PATH, async (c) => {
    const requestId = c.get("requestId");
    try {
      return await answer(c);
    } catch (error) {
      return sendFault(faultOf(error, system.log, requestId, LIVE_PATH), requestId);
    }
  });
  app.all(LIVE_PATH, (c) => sendFault(fault("system.method_not_allowed"), c.get("requestId")));
}
