import { CONTRACT, type InputOf } from "@baize/api/contract/contract";
import { addBrandOffer } from "../modules/agents/contracts/offer-for-brand.ts";
import { offerContract } from "../modules/agents/contracts/offer-contract.ts";
import type { PartyContext } from "../modules/agents/contracts/party-context.ts";
import { readTerms } from "../modules/agents/contracts/read-terms.ts";
import { signContract } from "../modules/agents/contracts/sign-contract.ts";
import { brandConfig } from "../platform/brand/config.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { SeedBrand } from "./brands.ts";
import type { MemberSeed } from "./people.ts";

type Terms = Omit<InputOf<"contracts.offer">, "account">;

/** The windows of real-time contracts are short: two months would be thousands of them. */
const REAL_TIME_DAYS_AGO = 2;
const WAITING_DAYS = 1;
const DAY_MS = 86_400_000;

/** Rates in parts per million, from the lowest tier to the highest. */
const dividend = (low: number, high: number): Terms => ({
  type: "dividend",
  period: "W",
  minBet: "500.00",
  tiers: [{ ratio: low }, { validBet: "5000.00", activeUsers: 3, ratio: high }],
});
const daily = (low: number, high: number): Terms => ({
  type: "daily",
  period: "D",
  tiers: [{ ratio: low }, { betAmount: "2000.00", players: 3, ratio: high }],
});
const hourly = (ratio: number): Terms => ({ type: "hourly", period: "D", tiers: [{ betAmount: "100.00", ratio }] });
const realTime = (profitRate: number, lossRate: number): Terms => ({
  type: "realTime",
  period: "D",
  tiers: [{ singleBet: "50.00", profitRate, lossRate }],
});

/** The brand's contract with the agent at the top. */
const TOP = "vikram_hq";
const OF_THE_BRAND = [dividend(300_000, 400_000), daily(4000, 6000), hourly(3000), realTime(500, 1250)];

/** Who pays whom, from the top down. */
const BELOW: readonly (readonly [upline: string, downline: string, terms: Terms])[] = [
  ["vikram_hq", "raj_mumbai", dividend(250_000, 350_000)],
  ["vikram_hq", "raj_mumbai", daily(3500, 5000)],
  ["vikram_hq", "raj_mumbai", hourly(2500)],
  ["vikram_hq", "raj_mumbai", realTime(400, 1000)],
  ["vikram_hq", "deepa_pune", dividend(250_000, 320_000)],
  ["vikram_hq", "deepa_pune", realTime(300, 900)],
  ["vikram_hq", "imran_nashik", daily(3000, 4500)],
  ["raj_mumbai", "meera_thane", dividend(200_000, 300_000)],
  ["raj_mumbai", "meera_thane", daily(3000, 4200)],
  ["raj_mumbai", "meera_thane", hourly(2000)],
  ["raj_mumbai", "meera_thane", realTime(300, 800)],
  ["raj_mumbai", "faiz_bandra", dividend(200_000, 280_000)],
  ["deepa_pune", "arjun_goa", dividend(200_000, 270_000)],
  ["imran_nashik", "salma_malegaon", daily(2500, 4000)],
  ["meera_thane", "kavya_kalyan", dividend(150_000, 250_000)],
  ["meera_thane", "kavya_kalyan", daily(2000, 3500)],
  ["meera_thane", "kavya_kalyan", hourly(1500)],
  ["meera_thane", "kavya_kalyan", realTime(200, 600)],
  ["faiz_bandra", "tara_juhu", dividend(150_000, 220_000)],
];

/** What waits for an answer of the agent at the top: terms of the brand that pay less, and a request from below. */
const WAITING = { ofTheBrand: daily(4000, 4800), request: { from: "deepa_pune", terms: daily(2500, 4000) } };

class Parties {
  readonly #tx: Transaction;
  readonly #brand: PartyContext["brand"];
  readonly #people: ReadonlyMap<string, MemberSeed>;

  constructor(tx: Transaction, { code, config }: SeedBrand, people: readonly MemberSeed[]) {
    this.#tx = tx;
    this.#brand = { code, ...brandConfig.parse(config) };
    this.#people = new Map(people.map((one) => [one.username, one]));
  }

  #find(name: string): MemberSeed {
    const person = this.#people.get(name);
    if (!person) throw new RangeError(`The seed has no ${name}`);
    return person;
  }

  /** What the verbs know of this person's call. */
  #by(name: string, now: Date): PartyContext {
    const { id, username, nickname, kind = 0, path, uplineId = null } = this.#find(name);
    const member = { id, username, nickname, kind, path, uplineId, book: "real", betsLocked: false } as const;
    const commit = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => await work(this.#tx);
    return { brand: this.#brand, member, now, commit, requestId: "seed" };
  }

  async offer(from: string, account: string | undefined, terms: Terms, now: Date): Promise<string> {
    const input = CONTRACT["contracts.offer"].input.parse({ ...terms, account });
    return (await offerContract(this.#by(from, now), input)).id;
  }

  async sign(name: string, id: string, now: Date): Promise<void> {
    await signContract(this.#by(name, now), { id });
  }

  async offerOfBrand(name: string, given: Terms, at: Date): Promise<string> {
    const { id, path } = this.#find(name);
    const { code, currency } = this.#brand;
    const terms = readTerms(CONTRACT["contracts.offer"].input.parse(given), currency);
    const row = await addBrandOffer(this.#tx, { brand: code, agent: { id, path }, terms, at });
    if (!row) throw new RangeError(`The seed offers ${name} a ${terms.type} contract twice`);
    return row.id;
  }
}

/** Contracts of every type through four levels, and two that wait, all by the verbs that agents use. */
export async function seedContracts(tx: Transaction, brand: SeedBrand, people: readonly MemberSeed[], now: Date): Promise<void> {
  const parties = new Parties(tx, brand, people);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const agreedAt = ({ type }: Terms) => daysAgo(type === "realTime" ? REAL_TIME_DAYS_AGO : brand.pastDays);
  for (const terms of OF_THE_BRAND)
    await parties.sign(TOP, await parties.offerOfBrand(TOP, terms, agreedAt(terms)), agreedAt(terms));
  for (const [upline, downline, terms] of BELOW)
    await parties.sign(downline, await parties.offer(upline, downline, terms, agreedAt(terms)), agreedAt(terms));
  const yesterday = daysAgo(WAITING_DAYS);
  await parties.offerOfBrand(TOP, WAITING.ofTheBrand, yesterday);
  await parties.offer(WAITING.request.from, undefined, WAITING.request.terms, yesterday);
}
