import { expect, it } from "vitest";
import type { OpenDatabase } from "../../platform/database/database.ts";
import type { System } from "../../platform/system.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { seatedIn, takeSeat, vendorId } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { bet } from "./bet.ts";

const newWorld = testDatabase();

/** The same system, and what its wallet calls send between BEGIN and COMMIT. */
function counted(system: System): { readonly system: System; readonly sent: string[] } {
  const sent: string[] = [];
  const inTransaction: OpenDatabase["inTransaction"] = async (work) =>
    await system.database.inTransaction(
      async (run) =>
        await work(async (text, values) => {
          sent.push(text);
          return await run(text, values);
        }),
    );
  return { system: { ...system, database: { ...system.database, inTransaction } }, sent };
}

const newCall = (now: Date, nonce = newId()) => ({
  provider: SANDBOX_PROVIDER.id,
  nonce,
  nonceUntil: new Date(now.getTime() + 600_000),
  now,
  requestId: newId(),
});

it("asks once whose alias it is, and then sends three statements a bet", async () => {
  const { world, seat } = await seatedIn(await newWorld());
  const { system, sent } = counted(world.system);
  const play = async () => {
    sent.length = 0;
    const request = { ...seat, amount: "1.00", roundId: vendorId("round"), transactionId: vendorId("bet") };
    expect(await bet(system, newCall(world.system.now()), request)).toMatchObject({ code: "ok" });
    return sent.length;
  };
  expect([await play(), await play(), await play()]).toEqual([4, 3, 3]);
  // Once a minute the session is kept from going idle.
  world.advance(61_000);
  expect([await play(), await play()]).toEqual([4, 3]);
});

it("knows a member by the alias of one provider alone", async () => {
  const { world, seat } = await seatedIn(await newWorld());
  const request = { ...seat, amount: "1.00", roundId: vendorId("round"), transactionId: vendorId("bet") };
  expect(await bet(world.system, newCall(world.system.now()), request)).toMatchObject({ code: "ok" });
  const other = { ...newCall(world.system.now()), provider: "another" };
  expect(await bet(world.system, other, request)).toMatchObject({ code: "not_found" });
  const unknown = { ...request, member: "m_nobody" };
  for (let time = 0; time < 2; time += 1)
    expect(await bet(world.system, newCall(world.system.now()), unknown)).toMatchObject({ code: "not_found" });
});

it("takes a nonce once from each member, whoever used it before", async () => {
  const { world, seat } = await seatedIn(await newWorld());
  const second = await takeSeat(world, await signIn(world, await addMember(world, 100_000n)));
  const nonce = newId();
  const play = async (by: typeof seat) => {
    const request = { ...by, amount: "1.00", roundId: vendorId("round"), transactionId: vendorId("bet") };
    return (await bet(world.system, newCall(world.system.now(), nonce), request)).code;
  };
  expect([await play(seat), await play(seat), await play(second), await play(second)]).toEqual(["ok", "stale", "ok", "stale"]);
});
