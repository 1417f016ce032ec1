import { expect, it } from "vitest";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { newId } from "../ids/new-id.ts";
import { RateLimiter } from "./rate-limit.ts";

const newWorld = testDatabase();

/** How many of these calls, spread over the servers, are allowed. */
async function letThrough(servers: readonly RateLimiter[], who: string, calls: number, now: Date): Promise<number> {
  const each = Array.from({ length: calls }, async (_, turn) => await servers[turn % servers.length]?.take(who, "auth", now));
  return (await Promise.allSettled(each)).filter(({ status }) => status === "fulfilled").length;
}

it("gives all servers together no more than one bucket holds, and refills it at its rate", async () => {
  const { system } = await newWorld();
  const servers = [new RateLimiter(system.db), new RateLimiter(system.db), new RateLimiter(system.db)];
  const who = newId();
  const now = system.now();
  // Tokens that a server has taken and not spent count as spent.
  expect(await letThrough(servers, who, 60, now)).toBe(20);
  expect(await letThrough(servers, who, 9, new Date(now.getTime() + 1000))).toBe(0);
  expect(await letThrough(servers, who, 9, new Date(now.getTime() + 4000))).toBe(2);
  expect(await letThrough(servers, newId(), 9, now)).toBe(9);
});

it("refuses with the time to wait, and queries nothing while the bucket is known to be empty", async () => {
  const { system } = await newWorld();
  const limiter = new RateLimiter(system.db);
  const who = newId();
  const now = system.now();
  await letThrough([limiter], who, 20, now);
  await expect(limiter.take(who, "auth", now)).rejects.toMatchObject({ code: "rate.limited", value: { retryAfter: 2 } });
  const without = new RateLimiter(system.db);
  await expect(without.take(who, "auth", now)).rejects.toMatchObject({ code: "rate.limited" });
});
