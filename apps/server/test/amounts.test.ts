import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { listBrokenInvariants } from "../src/ledger/broken-invariants.ts";
import { BAD_AMOUNTS } from "./harness/amounts.ts";
import { clientOf } from "./harness/client.ts";
import { addMember } from "./harness/member.ts";
import { payOut, PIN, readyToWithdraw } from "./harness/payout.ts";
import { placeBet, seatedIn, type Table } from "./harness/provider.ts";
import { ROWS } from "./harness/rows.ts";
import { sendTo } from "./harness/send.ts";
import { split } from "./harness/split.ts";
import { testDatabase } from "./harness/test-database.ts";

const newWorld = testDatabase();
/** 2^53 + 1 minor units, which a float cannot hold; and more than any account has. */
const [BEYOND_FLOAT, BEYOND_ALL] = ["90071992547409.93", "9999999999999999999.00"];

let table: Table;
let inputs: Record<string, object>;
beforeAll(async () => {
  const world = await newWorld(split({ withdrawal: { turnoverPpm: 0 } }));
  const agent = await addMember(world, 0n, { kind: 1 });
  table = await seatedIn(world, { uplineId: agent.id, path: [agent.id], toUpline: true });
  const client = clientOf(world, table.token);
  const account = await readyToWithdraw(client);
  const key = randomUUID();
  const { id } = await client.write("withdrawals.create", { account, amount: "500.00", paymentPassword: PIN }, { key });
  await payOut(world, id);
  inputs = {
    "deposits.create": { channel: "upi" },
    "withdrawals.create": { account, paymentPassword: PIN },
    "withdrawals.receipt": { id, receipt: "partial" },
    "wallets.transfer": { from: "main", to: "SAFFRON_REEL", reference: key },
    "upline.send": { to: "upline", paymentPassword: PIN },
    "responsibleGambling.setLimit": { kind: "loss", period: "month" },
    "responsibleGambling.simulate": { kind: "loss", period: "month" },
  };
});

// Every row takes a flat object, by the endpoint table's type.
const fieldsOf = (input: unknown) => Object.keys((input as { shape: object }).shape);
const taking = ROWS.filter(({ input }) => fieldsOf(input).includes("amount"));
const isLimit = (id: string) => id.startsWith("responsibleGambling.");

it("lists every call that takes an amount", () => {
  expect(taking.map(({ id }) => id).toSorted()).toEqual(Object.keys(inputs).toSorted());
});

it("refuses an invalid amount in every field of the product, and moves nothing", async () => {
  const { world, token, seat } = table;
  const client = clientOf(world, token);
  const before = await client.read("wallet.explained", {});
  for (const row of taking) {
    const told = async (amount: string) =>
      (await sendTo(world, row, { ...inputs[row.id], amount }, { authorization: `Bearer ${token}` })).body.code;
    // A limit may be zero.
    const bad = [...BAD_AMOUNTS, BEYOND_ALL, "+5.00", "0x10", "Infinity", "NaN"].filter(
      (one) => !isLimit(row.id) || one !== "0.00",
    );
    for (const amount of bad) expect([row.id, amount, await told(amount)]).toEqual([row.id, amount, "input.invalid"]);
    expect([row.id, await told(BEYOND_FLOAT)]).toEqual([row.id, isLimit(row.id) ? undefined : "money.out_of_range"]);
  }
  for (const amount of [...BAD_AMOUNTS, BEYOND_ALL])
    expect([amount, (await placeBet(world, seat, { amount })).code]).toEqual([amount, "invalid"]);
  expect((await placeBet(world, seat, { amount: BEYOND_FLOAT })).code).toBe("limit_reached");
  const { limits } = await client.read("responsibleGambling.status", {});
  const kept = limits.find(({ kind, period }) => kind === "loss" && period === "month");
  expect(kept?.amount?.amount).toBe(BEYOND_FLOAT);
  expect({ ...(await client.read("wallet.explained", {})), asOf: 0 }).toEqual({ ...before, asOf: 0 });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("pays out to a member who is excluded from play", async () => {
  const { world, token } = table;
  const client = clientOf(world, token);
  await client.write("responsibleGambling.selfExclude", { months: 6 });
  const { account } = { account: "", ...inputs["withdrawals.create"] };
  const made = await client.write(
    "withdrawals.create",
    { account, amount: "500.00", paymentPassword: PIN },
    { key: randomUUID() },
  );
  await payOut(world, made.id);
  expect((await client.read("withdrawals.get", { id: made.id })).state).toBe("paid");
});
