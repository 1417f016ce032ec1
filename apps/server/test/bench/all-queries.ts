// Queries of the product that move no money. `npm run bench:wallet` has the database plan each of their statements.
import * as z from "zod";
import { OPERATIONS } from "../../src/operator/operations.ts";
import { businessWindowAt } from "../../src/platform/lists/business-window.ts";
import { announcements } from "../../src/modules/content/schema.ts";
import { seedDemoWinners } from "../../src/modules/gaming/winners/seed-demo-winners.ts";
import { announceDraws } from "../../src/modules/lottery/draws/announce-draws.ts";
import { addRebates } from "../../src/modules/rewards/rebates/add-rebates.ts";
import { purgeExpired } from "../../src/purge-expired.ts";
import { newId } from "../../src/platform/ids/new-id.ts";
import { clientOf } from "../harness/client.ts";
import { newProof } from "../harness/human.ts";
import { GOOD } from "../harness/inputs.ts";
import { addMember, PASSWORD, signIn } from "../harness/member.ts";
import { operate as operateOn } from "../harness/operate.ts";
import { owned, REST } from "../harness/own-ids.ts";
import { addOwner, contract, passkey, picture } from "../harness/own-rows.ts";
import { ROWS } from "../harness/rows.ts";
import { sendTo } from "../harness/send.ts";
import type { World } from "../harness/world.ts";
import { playOut } from "../faults/operations/offer.ts";

/** A prepared query, which runs when it is called. */
export type Query = () => Promise<unknown>;

const DAY = 86_400_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Every endpoint, each called by a new member. */
async function* rows(world: World): AsyncGenerator<Query> {
  const { id: uplineId } = await addMember(world, 0n, { kind: 1 });
  for (const row of ROWS) {
    const agent = await addMember(world, 500_000n, { kind: 1, uplineId, path: [uplineId], toUpline: true });
    const token = await signIn(world, agent);
    yield async () => await sendTo(world, row, GOOD[row.id] ?? {}, bearer(token)).catch(ignoreOtherThanJson);
  }
}

/** A few endpoints do not answer with JSON; their statements were recorded all the same. */
function ignoreOtherThanJson(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}

/** Every endpoint that takes the id of a member's own row, with the id of an existing row. */
async function* ownThings(world: World): AsyncGenerator<Query> {
  for (const { key, row, name, many, make } of owned) {
    const owner = await addOwner(world);
    const id = await make(owner);
    const input = { ...GOOD[row.id], ...(await REST[key]?.(owner)), [name]: many ? [id] : id };
    yield async () => await sendTo(world, row, input, bearer(owner.token));
  }
}

/** Reads another member's avatar, and the bets behind a rebate. */
async function* avatarsAndRebates(world: World): AsyncGenerator<Query> {
  const owner = await addOwner(world);
  const { client } = owner;
  await client.write("member.setIcon", { avatarType: "CUSTOM", avatar: await picture(owner) });
  const { avatar } = await client.read("member.icon", {});
  yield async () => await world.fetch(avatar);
  await playOut(world, owner, "100.00");
  const { db, now } = world.system;
  const { end } = await businessWindowAt(db, { at: now(), zone: "Asia/Kolkata", period: "week" });
  await addRebates(db, new Date(end.getTime() + DAY));
  const [rebate] = (await client.read("rebates.list", {})).items;
  if (!rebate) throw new Error("No rebate was added");
  const { day, category } = rebate;
  yield async () => await client.read("rebates.lines", { day, category, limit: 1 });
}

const idRows = z.array(z.looseObject({ id: z.string() }));

/** What a list of operators asks for: a brand, a lottery. */
const listInput = (shape: object, brand: string) => ({
  ...("brand" in shape ? { brand } : {}),
  ...("game" in shape ? { game: "QUICK_DICE" } : {}),
});

/** Operators' lists and decisions. Those that move money are run by the operations of the fault tests. */
async function* operators(world: World): AsyncGenerator<Query> {
  const { brand } = world;
  const operate = async (name: string, input: object) => {
    const answer = await operateOn(world, name, { ...input });
    if (!answer.ok) throw new Error(`${name}: ${answer.says}`);
    return answer.value;
  };
  const owner = await addOwner(world);
  for (const content of ["The reels stop late.", "The music is loud."]) {
    await owner.client.write("feedback.send", { type: "game", content });
    await clientOf(world).write("agentApplication.send", {
      name: "Ravi",
      email: "ravi@example.in",
      proof: await newProof(world),
    });
  }
  await owner.client.write("chat.send", { room: "support", text: "Where is it?" }, { key: newId() });
  for (const [name, { input, access }] of Object.entries(OPERATIONS)) {
    if (access === undefined) yield async () => await operate(name, listInput(input.shape, brand));
  }
  const ids = async (name: string) => idRows.parse(await operate(name, { brand })).map(({ id }) => id);
  const [[first, second], [one, other]] = [await ids("feedback list"), await ids("agent-applications list")];
  const words = { text: "It is fixed.", reason: "Praise alone", message: "Welcome to the brand." };
  yield async () => await operate("feedback show", { id: first });
  yield async () => await operate("feedback answer", { id: first, text: words.text });
  yield async () => await operate("feedback close", { id: second, reason: words.reason });
  yield async () => await operate("agent-applications show", { id: one });
  yield async () => await operate("agent-applications approve", { id: one, message: words.message, account: "new_agent" });
  yield async () => await operate("agent-applications reject", { id: other, message: words.message });
  yield async () => await operate("support read", { brand, member: owner.member.username });
}

/** Fills tables that nothing above writes to: the benchmark grows a table by copying its rows. */
async function fillTables(world: World): Promise<void> {
  const { brand, member, client } = await addOwner(world).then((owner) => ({ ...owner, brand: world.brand }));
  const { username } = member;
  const { db, now } = world.system;
  const id = newId();
  const texts = { EN: { title: "Two new tables", content: "From Friday." } };
  await db.insert(announcements).values({ id, brand, type: "PL", texts, publishedAt: now() });
  await client.write("announcements.markRead", { ids: [id] });
  await clientOf(world).write("session.login", { username, password: PASSWORD, remember: true });
  await passkey(await addOwner(world));
  await contract(await addOwner(world));
  const request = { brand, member: username, reason: "Advertising" };
  await operateOn(world, "chat mute", request);
}

/** Yields every query, one after the other. */
export async function* allQueries(world: World): AsyncGenerator<Query> {
  await fillTables(world);
  yield* rows(world);
  yield* ownThings(world);
  yield* avatarsAndRebates(world);
  yield* operators(world);
  const { db, now } = world.system;
  for (const job of [seedDemoWinners, purgeExpired]) yield async () => await job(db, now());
  yield async () => await announceDraws(world.system);
}
