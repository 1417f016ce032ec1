import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { agentApplications } from "../../src/modules/agents/schema.ts";
import { announcements } from "../../src/modules/content/schema.ts";
import { redemptions } from "../../src/modules/rewards/schema.ts";
import { newId } from "../../src/platform/ids/new-id.ts";
import { newKey } from "./bank.ts";
import { addApplied, addOwner, deposit, withdrawal } from "./own-rows.ts";
import { PIN } from "./payout.ts";
import { about, placeBet, providerCall } from "./provider.ts";
import { decide, move } from "./split.ts";
import type { World } from "./world.ts";

/** Settings of a brand in which `addWaiting` finds a win to hold. */
export const HOLDS_WINS = { bets: { min: "100", max: "10000000", winnerFrom: "5000", maxWin: "1000" } };

/** One of each thing that an operator knows by an id alone, by the first word of its operations. */
export async function addWaiting(world: World) {
  const { brand, system } = world;
  const owner = await addOwner(world);
  const { client, seat, member } = owner;
  const [at, own] = [system.now(), (id: string) => `${member.id}/${id}`];

  const bet = await placeBet(world, seat, { amount: "25.00" });
  const win = about(seat, bet, "100.00");
  await providerCall(world, "win", win);

  const ids = { deposit: await deposit(owner), withdrawal: await withdrawal(owner) };
  await decide(world, { isSingle: false, vendorWallets: { SAFFRON_REEL: "slow" } });
  const transfer = await move(client, "main", "SAFFRON_REEL", "100.00");
  await decide(world, { isSingle: true });

  const payee = { kind: "upi" as const, holder: "Ravi Menon", number: "ravi@okaxis", paymentPassword: PIN };
  const { id: account } = await client.write("payout.add", payee, { key: newKey() });

  const promotion = await addApplied(world);
  await client.write("promotions.apply", { id: promotion, remark: "Mine", images: [] }, { key: newKey() });
  const [exchange, application, announcement] = [newId(), newId(), newId()];
  const texts = { number: newId(), kind: "gift", titles: { EN: "A lamp" }, unit: { EN: "piece" }, address: "", phone: "" };
  const price = { quantity: 1, points: 1, amount: 0n, currency: world.currency };
  const goods = { ...texts, ...price, rewardId: newId(), state: "applying" as const, at };
  await system.db.insert(redemptions).values({ ...goods, id: exchange, memberId: member.id, brand });
  const applicant = { name: "Kiran", contact: "@kiran", message: "I know many players.", address: "192.0.2.1", at };
  await system.db.insert(agentApplications).values({ ...applicant, id: application, brand });
  const news = { type: "PL" as const, texts: { EN: { title: "News", content: "<p>New.</p>" } }, publishedAt: at };
  await system.db.insert(announcements).values({ ...news, id: announcement, brand });
  const feedback = await client.write("feedback.send", { type: "game", content: "The reels stop late." });

  return {
    member: member.username,
    deposits: ids.deposit,
    withdrawals: ids.withdrawal,
    payout: own(account),
    transfers: own(transfer.id),
    wins: own(`${SANDBOX_PROVIDER.id}/${win.transactionId}`),
    applications: own(promotion),
    exchanges: own(exchange),
    "agent-applications": application,
    announcements: announcement,
    feedback: feedback.id,
  };
}
