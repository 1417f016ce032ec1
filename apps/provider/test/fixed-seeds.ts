import type { SeedsRecord } from "../src/rounds/records.ts";

/** Seeds of the test's member, so that every run draws the same. `byte`: of which the server's seed consists. */
export const fixedSeeds = (byte: string): SeedsRecord => ({
  kind: "seeds",
  id: "fixed-seeds",
  member: "member-0001",
  serverSeed: byte.repeat(32),
  nextServerSeed: "c3".repeat(32),
  clientSeed: "test",
  nonce: 0,
  revealed: false,
});
