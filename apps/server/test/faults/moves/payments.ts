import type { PaymentReport } from "../../../src/modules/payments/reports/report.ts";
import { newKey, makeReport, sendReport } from "../../harness/bank.ts";
import { PIN, step } from "../../harness/payout.ts";
import type { World } from "../../harness/world.ts";
import { hold, paid, release } from "../model/payment.ts";
import { add } from "../model/wallets.ts";
import { agreesWithModel, atOnce, said, twice } from "./asking.ts";
import { type Move, someMoney, decimal } from "./player.ts";

/** Two reports of one event count once; the second is answered differently. */
const reportTwice = async (world: World, report: PaymentReport) =>
  await atOnce(async () => ({ code: await sendReport(world, report) }));

type Order = readonly PaymentReport["status"][];
const ORDERS: readonly [Order, ...Order[]] = [["succeeded", "failed"], ["processing", "succeeded"], ["failed"], ["succeeded"]];

export const payIn: Move = async ({ world, client, model }, random) => {
  const amount = someMoney(random, 10_000, 90_000);
  const [key, wanted] = [newKey(), { channel: "upi", amount: decimal(amount) }];
  const { value: made } = await twice(async () => await said(client.write("deposits.create", wanted, { key })));
  if (!made) throw new Error("A deposit was refused");
  const order = random.pick(ORDERS);
  for (const status of order) await reportTwice(world, await makeReport(world, made, status));
  const { state } = await client.read("deposits.get", { id: made.id });
  const succeeds = order.includes("succeeded");
  if ((state === "succeeded") !== succeeds) throw new Error(`A deposit is ${state} after ${order.join(" ")}`);
  if (succeeds) add(model.wallets, "cash", amount);
};

export const payOut: Move = async ({ world, client, account, model }, random) => {
  const amount = someMoney(random, 50_000, 90_000);
  const [key, wanted] = [newKey(), { account, amount: decimal(amount), paymentPassword: PIN }];
  const { code, value: made } = await twice(async () => await said(client.write("withdrawals.create", wanted, { key })));
  if (!agreesWithModel(`A withdrawal of ${amount}`, code, hold(model, amount)) || !made) return;
  const fate = random.next();
  if (fate < 0.2) return;
  if (fate < 0.5) {
    await atOnce(async () => await said(client.write("withdrawals.cancel", { id: made.id })));
    release(model, amount);
    return;
  }
  for (const to of ["approved", "paying"] as const) await atOnce(async () => ({ code: String(await step(world, made.id, to)) }));
  const status = fate < 0.8 ? "succeeded" : "failed";
  await reportTwice(world, { ...(await makeReport(world, { id: made.id, amount: made.sent }, status)), kind: "payout" });
  (status === "succeeded" ? paid : release)(model, amount);
};
