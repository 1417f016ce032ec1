import { newKey } from "../../harness/bank.ts";
import { operate } from "../../harness/operate.ts";
import { PASSWORD } from "../../harness/member.ts";
import { PIN } from "../../harness/payout.ts";
import { convert, decline, exchange } from "../model/points.ts";
import { GOODS } from "./goods.ts";
import { agreesWithModel, atOnce, said, twice } from "./asking.ts";
import type { Move } from "./player.ts";

export const convertPoints: Move = async ({ client, model }, random) => {
  const steps = random.between(1, 4);
  const [key, wanted] = [newKey(), { points: steps * 100, password: PASSWORD }];
  const { code, value } = await twice(async () => await said(client.write("points.convert", wanted, { key })));
  agreesWithModel(`Converting ${wanted.points} points`, code, convert(model, BigInt(steps), value?.bonusId ?? null));
};

const WHERE = { address: "12 Marine Drive, Mumbai 400020", phone: "+91 98123 45678", paymentPassword: PIN };

/** Exchanges points and money for goods; an operator sometimes declines it. */
export const exchangePoints: Move = async ({ world, member, client, goods, model }, random) => {
  const quantity = random.between(1, 5);
  const price = { points: GOODS.points * BigInt(quantity), amount: GOODS.amount * BigInt(quantity) };
  const [key, wanted] = [newKey(), { ...WHERE, id: goods, quantity }];
  const { code, value } = await twice(async () => await said(client.write("points.redeem", wanted, { key })));
  if (!agreesWithModel(`Goods for ${price.points} points`, code, exchange(model, price)) || !value || random.chance(0.6)) return;
  const input = { id: `${member.id}/${value.id}`, reason: "Sold out." };
  // The second of two operators finds nothing to decide.
  await atOnce(async () => ({ code: String((await operate(world, "exchanges reject", input)).ok) }));
  decline(model, price);
};
