import type { Client } from "@baize/api/client/client";
import type { InputOf } from "@baize/api/contract/contract";
import { clientFor, newKey } from "./bank.ts";
import { addMember, type TestMember } from "./member.ts";
import { operateByTwo } from "./operate.ts";
import type { World } from "./world.ts";

export type Terms = Omit<InputOf<"contracts.offer">, "account">;

export const daily = (ratio: number): Terms => ({ type: "daily", period: "D", tiers: [{ ratio }] });
export const weekly = (ratio: number): Terms => ({ type: "dividend", period: "W", minBet: "0.00", tiers: [{ ratio }] });

const key = () => ({ key: newKey() });
const confirmed = (id: string, confirm?: string) => ({ id, confirm });

/** Three agents, one below the other, who make contracts through the front door. */
export class AgentTree {
  readonly #clients = new Map<string, Client>();
  readonly world: World;
  readonly top: TestMember;
  readonly middle: TestMember;
  readonly low: TestMember;

  private constructor(world: World, [top, middle, low]: readonly [TestMember, TestMember, TestMember]) {
    this.world = world;
    this.top = top;
    this.middle = middle;
    this.low = low;
  }

  static async open(world: World): Promise<AgentTree> {
    const top = await addMember(world, 0n, { kind: 1 });
    const middle = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
    const low = await addMember(world, 0n, { kind: 2, uplineId: middle.id, path: [top.id, middle.id] });
    const tree = new AgentTree(world, [top, middle, low]);
    for (const one of [top, middle, low]) await tree.signIn(one);
    return tree;
  }

  async signIn(member: TestMember): Promise<void> {
    this.#clients.set(member.id, await clientFor(this.world, member));
  }

  /** Moves the clock, and signs all members in again. */
  async moveTo(time: number): Promise<void> {
    this.world.advance(time - this.world.system.now().getTime());
    for (const one of [this.top, this.middle, this.low]) await this.signIn(one);
  }

  async laterBy(days: number): Promise<void> {
    await this.moveTo(this.world.system.now().getTime() + days * 86_400_000);
  }

  by({ id }: TestMember): Client {
    const client = this.#clients.get(id);
    if (!client) throw new Error("This member is not signed in");
    return client;
  }

  /** Without `to` it is a request of the upline. */
  async offer(from: TestMember, to: TestMember | undefined, terms: Terms) {
    return await this.by(from).write("contracts.offer", { ...terms, account: to?.username }, key());
  }

  async sign(who: TestMember, id: string, confirm?: string) {
    return await this.by(who).write("contracts.sign", confirmed(id, confirm), key());
  }

  async end(who: TestMember, id: string, confirm?: string) {
    return await this.by(who).write("contracts.end", confirmed(id, confirm), key());
  }

  async close(act: "contracts.reject" | "contracts.withdraw", who: TestMember, id: string) {
    return await this.by(who).write(act, { id }, key());
  }

  async agree(upline: TestMember, downline: TestMember, terms: Terms) {
    return await this.sign(downline, (await this.offer(upline, downline, terms)).id);
  }

  /** The brand's own contract with the top of the tree, signed; returns its id. */
  async brandContract({ type, period, tiers }: Terms): Promise<string> {
    const input = { brand: this.world.brand, member: this.top.username, type, period, tiers: JSON.stringify(tiers) };
    const answer = await operateByTwo(this.world, "contracts offer", input);
    const [item] = (await this.by(this.top).read("contracts.list", { type, state: "offered" })).items;
    if (!item) throw new Error(`The brand offered nothing: ${JSON.stringify(answer)}`);
    await this.sign(this.top, item.id);
    return item.id;
  }

  /** The ratios of what a member is paid by. */
  async running(who: TestMember): Promise<(number | undefined)[]> {
    const { items } = await this.by(who).read("contracts.list", { side: "upline", state: "signed" });
    return items.map(({ tiers }) => tiers[0]?.ratio);
  }
}
