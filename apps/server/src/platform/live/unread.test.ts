import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { LIVE_PATH, LIVE_TOPICS } from "@baize/api/live";
import { openHttpServer } from "../http/open-http-server.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { TopicStates } from "./queries.ts";
import { mountLive } from "./routes.ts";
import type { Watcher } from "./watch.ts";

const newWorld = testDatabase();
const TIMES = { headers: 5000, request: 5000, keepAlive: 5000, stalled: 300, check: 50 };

function newStates(): TopicStates {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has every topic, which `fromEntries` does not say
  return Object.fromEntries(LIVE_TOPICS.map((topic) => [topic, "1"])) as TopicStates;
}
const STATES = newStates();

const lineOf = (topics: readonly string[]) => `data: ${JSON.stringify({ topics })}`;

/** A member, and a server whose streams the test reports changes to. */
async function mounted() {
  const world = await newWorld();
  const authorization = `Bearer ${await signIn(world, await addMember(world))}`;
  const { promise: watcher, resolve } = Promise.withResolvers<Watcher>();
  const open = new Set<Watcher>();
  const app = new Hono<{ Variables: { requestId: string } }>();
  mountLive(app, world.system, {
    add: (added) => {
      open.add(added);
      resolve(added);
      return () => open.delete(added);
    },
  });
  return { app, authorization, watcher, open };
}

it("gathers what changes while a reader does not read", async () => {
  const { app, authorization, watcher } = await mounted();
  const answer = await app.request(LIVE_PATH, { headers: { authorization } });
  const { changed, ended } = await watcher;
  for (const topic of ["balance", "inbox", ...Array.from({ length: 10 }, () => LIVE_TOPICS).flat()] as const) {
    changed([topic], STATES);
    await setImmediate();
  }
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => /data: .*/.exec((await reader?.read())?.value ?? "")?.[0];
  // One event was on its way, and one waited for its place.
  expect([await next(), await next(), await next()]).toEqual([["balance"], ["inbox"], LIVE_TOPICS].map(lineOf));
  ended("session");
  expect([await next(), await next()]).toEqual(["data: {}", undefined]);
});

it("ends the connection of a reader who never reads, and forgets the stream", async () => {
  const { app, authorization, watcher, open } = await mounted();
  const server = openHttpServer(app.fetch, TIMES).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const accepted = once(server, "connection");
  const address = server.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  // It reads nothing: there is no listener for data.
  socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`);
  const [connection] = await accepted;
  const { changed } = await watcher;
  // Until the buffers of the system are full.
  while (!connection.writableNeedDrain) {
    changed(LIVE_TOPICS, STATES);
    await setImmediate();
  }
  const held = connection.writableLength;
  for (let turn = 0; turn < 100; turn += 1) changed(LIVE_TOPICS, STATES);
  await setImmediate();
  expect(connection.writableLength).toBe(held);
  await once(connection, "close");
  expect(open.size).toBe(0);
});
