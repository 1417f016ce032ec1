import type { Database, Transaction } from "../platform/database/database.ts";
import { liftIdleTimeout, liftTimeouts } from "../platform/database/lift-timeouts.ts";
import { transact } from "../platform/database/retry.ts";
import { onlyRow } from "../platform/database/sums.ts";
import { BrandCache } from "../platform/brand/brand-cache.ts";
import { brands, brandVendors, facts } from "../platform/brand/schema.ts";
import { games, vendorCategories, vendors } from "../modules/gaming/schema.ts";
import { announcements, banners } from "../modules/content/schema.ts";
import { lotteries } from "../modules/gaming/lottery-game-schema.ts";
import { inbox } from "../modules/inbox/schema.ts";
import { promotions } from "../modules/rewards/promotion-schema.ts";
import { winners } from "../modules/gaming/winner-schema.ts";
import { articles, gifts } from "../modules/content/schema.ts";
import { rewards } from "../modules/rewards/mall-schema.ts";
import { missions } from "../modules/rewards/schema.ts";
import { favourites, recentGames } from "../modules/gaming/member-games-schema.ts";
import { addMissingFacts } from "../modules/agents/facts/queries.ts";
import { insertPaths } from "../modules/agents/tree/queries.ts";
import { invites } from "../modules/identity/invite-schema.ts";
import { members } from "../modules/identity/schema.ts";
import {
  adjustments,
  deposits,
  paymentPasswords,
  paymentSteps,
  payoutAccounts,
  walletTransfers,
  withdrawals,
} from "../modules/payments/schema.ts";
import { bets } from "../modules/gaming/play-schema.ts";
import { providerCalls } from "../modules/wallet-api/schema.ts";
import { lotteryDraws, lotterySettlements, lotteryTickets, lotteryTrees } from "../modules/lottery/schema.ts";
import { loadSecret } from "../platform/security/make-keys.ts";
import { loadStatementKeys } from "../platform/security/statement-key.ts";
import { BRANDS, type SeedBrand } from "./brands.ts";
import { seedAnnouncements, seedArticles, seedBanners, seedGifts, seedInbox, seedPromotions, seedRewards } from "./content.ts";
import { SLOT_CATEGORIES, seedGames, seedVendorCategories, seedVendors } from "./games.ts";
import { type BetSeed, seedHistory } from "./history.ts";
import { seedContracts } from "./contracts.ts";
import { insertAll } from "./insert.ts";
import { LOTTERIES } from "./lotteries.ts";
import { seedDraws, seedTickets } from "./lottery-draws.ts";
import { seedMissions } from "./missions.ts";
import { AGENT_LINK, hashSeedPasswords, type MemberSeed, seedPeople, type SeedPasswords } from "./people.ts";
import { hashPassword } from "../platform/security/password.ts";
import { DEMO_PIN } from "./demo-accounts.ts";
import { noPayments } from "./payments.ts";
import { seedCalls } from "./provider-calls.ts";
import { SeededRandom } from "./random.ts";
import { postSeed, type SeedLedger } from "./seed-ledger.ts";
import { rollUpChanges } from "../modules/agents/team-days/roll-up-days.ts";
import { settlePast } from "./settle-past.ts";
import { addVendorWallets } from "./vendor-wallets.ts";
import { seedWinners } from "./winners.ts";

type GameSeed = ReturnType<typeof seedGames>[number];
const HOUR_MS = 3_600_000;
/** A week and a day: so a bill of the newest week waits whenever the database is seeded. */
const BILL_HOURS = 192;

function nonEmpty<T>(items: readonly T[]): [T, ...T[]] {
  const [first, ...rest] = items;
  if (first === undefined) throw new RangeError("The seed made an empty list");
  return [first, ...rest];
}

async function catalogue(tx: Transaction, rows: readonly GameSeed[]): Promise<void> {
  await insertAll(tx, vendors, seedVendors());
  await insertAll(tx, vendorCategories, seedVendorCategories());
  await insertAll(tx, games, rows);
  await insertAll(tx, lotteries, LOTTERIES);
}

async function marks(tx: Transaction, member: MemberSeed, rows: readonly GameSeed[], now: Date): Promise<void> {
  const at = (index: number) => new Date(now.getTime() - (index + 1) * HOUR_MS);
  const slots = rows.filter(({ category }) => category === "RNG");
  await insertAll(
    tx,
    favourites,
    slots.slice(2, 8).map(({ id }, index) => ({ memberId: member.id, gameId: id, at: at(index) })),
  );
  await insertAll(
    tx,
    recentGames,
    slots.slice(0, 9).map(({ id }, index) => ({ memberId: member.id, gameId: id, at: at(index) })),
  );
  await insertAll(tx, inbox, seedInbox(member.id, now));
}

/** The draws of the past, with the tickets that were in them. */
async function pastDraws(tx: Transaction, tickets: Awaited<ReturnType<typeof seedTickets>>, seed: string, now: Date) {
  const { draws, settlements, trees } = await seedDraws(tickets, await loadStatementKeys(tx, []), seed, now);
  await insertAll(tx, lotteryDraws, draws);
  await insertAll(tx, lotterySettlements, settlements);
  await insertAll(tx, lotteryTrees, trees);
}

/** Play and payments of the past; the ledger is not posted yet. */
async function money(
  tx: Transaction,
  brand: SeedBrand,
  people: readonly MemberSeed[],
  rows: readonly GameSeed[],
  random: SeededRandom,
  { seed, now }: Pick<Common, "seed" | "now">,
): Promise<SeedLedger> {
  const ledger: SeedLedger = { accounts: [], moves: [] };
  const offered = new Set(brand.vendors);
  // The members' past is made of rounds of the slot.
  const slots = rows.filter(({ category, launchCode, vendor, maintenance }) => {
    return launchCode && SLOT_CATEGORIES.has(category) && offered.has(vendor) && !maintenance;
  });
  const playable = nonEmpty(slots.slice(0, 60));
  const seeds = noPayments();
  const secrets = { codeSecret: await loadSecret(tx, "codes"), pinHash: await hashPassword(DEMO_PIN, "full") };
  const player = brand === BRANDS[0] ? people.find(({ username }) => username === "ananya_42") : undefined;
  const tickets = player ? await seedTickets(ledger, player, brand.config.currency, seed, now) : [];
  const lost = tickets.reduce((sum, { bet }) => sum + bet.stake - bet.payout, 0n);
  const played: BetSeed[] = people.flatMap((member) => {
    const lostInDraws = member === player ? lost : 0n;
    return seedHistory(ledger, member, brand, playable, random.fork(member.username), now, seeds, secrets, lostInDraws);
  });
  const moved = people.flatMap((member) => addVendorWallets(ledger, brand, member, now));
  await insertAll(tx, bets, [...played, ...tickets.map(({ bet }) => bet)]);
  await insertAll(
    tx,
    lotteryTickets,
    tickets.map(({ row }) => row),
  );
  if (brand === BRANDS[0]) await pastDraws(tx, tickets, seed, now);
  await addMissingFacts(tx, brand.code);
  await insertAll(tx, providerCalls, seedCalls(played));
  await insertAll(tx, deposits, seeds.deposits);
  await insertAll(tx, payoutAccounts, seeds.accounts);
  await insertAll(tx, paymentPasswords, seeds.passwords);
  await insertAll(tx, withdrawals, seeds.withdrawals);
  await insertAll(tx, paymentSteps, seeds.steps);
  await insertAll(tx, walletTransfers, moved);
  await insertAll(tx, adjustments, seeds.adjustments);
  return ledger;
}

/** The common data of a seed's brands. */
interface Common {
  readonly rows: readonly GameSeed[];
  readonly passwords: SeedPasswords;
  /** The word that the demo data follow from. */
  readonly seed: string;
  readonly now: Date;
}

async function seedBrand(
  tx: Transaction,
  brand: SeedBrand,
  { rows, passwords, seed, now }: Common,
  random: SeededRandom,
  order: number,
) {
  const { code, name, hosts, config } = brand;
  const createdAt = new Date(now.getTime() - (400 - order) * 24 * HOUR_MS);
  const stored = await tx
    .insert(brands)
    .values({
      code,
      name,
      hosts,
      config: { ...config, agents: { billHours: BILL_HOURS } },
      blockedCountries: [],
      blockedAddresses: [],
      createdAt,
    })
    .returning();
  await insertAll(
    tx,
    brandVendors,
    brand.vendors.map((vendor) => ({ brand: code, vendor })),
  );
  const people = seedPeople(code, passwords, random.fork("people"), now);
  await insertAll(tx, members, people);
  await insertPaths(
    tx,
    people.map(({ id }) => id),
  );
  const find = (username: string) => people.find((one) => one.username === username);
  const agent = find("vikram_hq");
  const uses = people.filter(({ inviteCode }) => inviteCode === AGENT_LINK).length;
  if (agent)
    await tx.insert(invites).values([
      { brand: code, code: "VIKRAM7", memberId: agent.id },
      { brand: code, code: AGENT_LINK, memberId: agent.id, isLink: true, kind: 2, label: "New agents", uses, createdAt },
    ]);
  const member = find("ananya_42");
  if (member) await marks(tx, member, rows, now);
  const ledger = await money(tx, brand, people, rows, random.fork("money"), { seed, now });
  await seedContracts(tx, brand, people, now);
  const opened = new BrandCache(undefined).of(onlyRow(stored));
  await settlePast(tx, { brand: opened, people, ledger, now });
  await postSeed(tx, ledger);
  while (await rollUpChanges(tx, code));
  await insertAll(tx, announcements, seedAnnouncements(code, random.fork("announcements"), now));
  await insertAll(tx, banners, seedBanners(code));
  await insertAll(tx, promotions, seedPromotions(code, now));
  await insertAll(tx, articles, seedArticles(code, now));
  await insertAll(tx, gifts, seedGifts(code, now));
  await insertAll(tx, rewards, seedRewards(code));
  await insertAll(tx, missions, seedMissions(code));
  const offered = new Set(brand.vendors);
  const popular = rows.filter(({ vendor }) => offered.has(vendor)).slice(0, 60);
  await insertAll(tx, winners, seedWinners(code, nonEmpty(popular.map(({ id }) => id)), random.fork("winners"), now));
}

/**
 * Fills an empty database, in one transaction. The same seed makes the same rows, with times relative to `now`. Answers false
 * when the database was seeded before.
 */
export async function seedDatabase(db: Database, seed: string, now: Date): Promise<boolean> {
  return await transact(db, async (tx) => {
    await liftTimeouts(tx);
    await liftIdleTimeout(tx);
    const claimed = await tx.insert(facts).values({ name: "seed", value: seed }).onConflictDoNothing().returning();
    if (claimed.length === 0) return false;
    const random = new SeededRandom(seed);
    const rows = seedGames(random.fork("games"), now);
    await catalogue(tx, rows);
    const shared = { rows, passwords: await hashSeedPasswords(), seed, now };
    for (const [order, brand] of BRANDS.entries()) await seedBrand(tx, brand, shared, random.fork(brand.code), order);
    return true;
  });
}
