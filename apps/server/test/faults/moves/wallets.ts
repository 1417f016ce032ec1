import { randomUUID } from "node:crypto";
import { newKey } from "../../harness/bank.ts";
import { send, returnAll, VENDORS } from "../model/transfer.ts";
import { agreesWithModel, atOnce, said, twice } from "./asking.ts";
import { type Move, someMoney, decimal } from "./player.ts";

/** Moves money between cash and a vendor's wallet, under one key, or under two with the same reference. */
export const moveBetween: Move = async ({ client, model }, random) => {
  const [vendor, way] = [random.pick(VENDORS), random.pick(["in", "out"] as const)];
  const amount = someMoney(random, way === "in" ? 10_000 : 100, 60_000);
  const [from, to] = way === "in" ? ["main", vendor] : [vendor, "main"];
  const wanted = { from, to, amount: decimal(amount), reference: `r-${randomUUID()}` };
  const keys = random.chance(0.5) ? [newKey()] : [newKey(), newKey()];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return await said(client.write("wallets.transfer", wanted, { key: keys[asked % keys.length] ?? newKey() }));
  };
  const { code } = await twice(ask);
  agreesWithModel(`A transfer of ${amount} ${way}, at ${vendor}`, code, send(model, { vendor, way, amount }));
};

/** Returns the money from all vendors. */
export const returnMoney: Move = async ({ client, model }) => {
  const key = newKey();
  const [{ code, value }] = await atOnce(async () => await said(client.write("wallets.returnBalance", {}, { key })));
  agreesWithModel("What is at vendors", `${code} ${value?.returned.amount}`, `ok ${decimal(returnAll(model))}`);
};
