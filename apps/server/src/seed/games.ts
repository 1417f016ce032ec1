import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { Category } from "@baize/domain/gaming/game/category";
import type { games, vendorCategories, vendors } from "../modules/gaming/schema.ts";
import { isMini, isTable, MiniGames } from "./mini-games.ts";
import { NAMED_GAMES, type NamedGame } from "./named-games.ts";
import type { SeededRandom } from "./random.ts";
import { englishTitles, hindiTitles, type Title } from "./title-words.ts";
import { slugOf, vendorCode, VENDORS } from "./vendors.ts";

type GameRow = typeof games.$inferInsert;

/** All slots run on one engine of the sandbox provider, so they share its return to player (parts per million). */
const SANDBOX_RTP_PPM = 962_359;
/** The categories of the slot. */
export const SLOT_CATEGORIES: ReadonlySet<string> = new Set<Category>(["RNG", "JACKPOT"]);
const LOTTERIES: Partial<Record<Category, string>> = { LOTT: "LOTT", ELOTT: "ELOTT" };
/** The Vietnamese lottery has its own account type and page. */
const VN = /^(Hanoi|Vietnam)\b/;
/** The entry to all draws of the brand. */
const SEA = /^House Draws$/;
const HOUSE = "House Lottery";

/** Draws of the brand start the lottery; those of other vendors are third-party games. */
function accountType(category: Category, title: string, vendor: string): string {
  if (vendor !== HOUSE) return vendorCode(vendor).slice(0, 32);
  if (VN.test(title)) return "TCG_LOTTO_VN";
  return SEA.test(title) ? "TCG_SEA" : (LOTTERIES[category] ?? HOUSE);
}
const DAY_MS = 86_400_000;

interface Entry extends Title {
  readonly vendor: string;
  readonly category: Category;
  readonly motif?: string;
  readonly hot?: boolean;
  readonly playType?: string;
  readonly list?: boolean;
}

/** Deals each vendor its share of titles; no title comes twice in a category. */
function dealt(random: SeededRandom): Entry[] {
  const used = new Set(NAMED_GAMES.map(({ title }) => title));
  const decks = new Map<string, Title[]>();
  const deckOf = (category: Category, hindi: boolean) => {
    const key = hindi ? "hindi" : category;
    const deck = decks.get(key) ?? random.fork(key).shuffled(hindi ? hindiTitles() : englishTitles(category));
    decks.set(key, deck);
    return deck;
  };
  const next = (category: Category, hindi: boolean): Title => {
    for (let title = deckOf(category, hindi).pop(); title; title = deckOf(category, hindi).pop()) {
      if (used.has(title.title)) continue;
      used.add(title.title);
      return title;
    }
    throw new RangeError(`The words of ${category} do not make enough titles`);
  };
  return VENDORS.flatMap(({ name, shares, hindi }) =>
    shares.flatMap(({ category, games: count }) => {
      const named = NAMED_GAMES.filter((game) => game.vendor === name && game.category === category).length;
      return Array.from({ length: Math.max(0, count - named) }, () => ({
        vendor: name,
        category,
        ...next(category, hindi && SLOT_CATEGORIES.has(category)),
      }));
    }),
  );
}

const asEntry = (game: NamedGame): Entry => game;

/**
 * How a title launches, with its return to player. The slot's engine knows one slot by name; any other code runs it under its
 * own title. Categories without an engine launch nothing.
 */
function launchOf({ vendor, category, title, list }: Entry, minis: MiniGames): { code: string | null; rtpPpm: number | null } {
  if (list) return { code: null, rtpPpm: null };
  if (isMini(category) || isTable(category)) return minis.next(category, vendor, title);
  if (!SLOT_CATEGORIES.has(category)) return { code: null, rtpPpm: null };
  const named = title === "Pearl Monsoon" && vendor === "Saffron Reel";
  return { code: named ? SANDBOX_PROVIDER.slot : slugOf(`${vendor} ${title}`).slice(0, 64), rtpPpm: SANDBOX_RTP_PPM };
}

/** What the rows of one seed share. */
interface Common {
  readonly random: SeededRandom;
  readonly minis: MiniGames;
  readonly now: Date;
}

function rowOf(entry: Entry, rank: number, { random, minis, now }: Common): GameRow {
  const { vendor, category, title, titles = {}, list = false } = entry;
  const { code, rtpPpm } = launchOf(entry, minis);
  const ageDays = rank <= NAMED_GAMES.length ? 60 + rank : random.between(1, 900);
  return {
    id: `${slugOf(vendor)}.${slugOf(title)}`.slice(0, 64),
    vendor: vendorCode(vendor),
    category,
    launchCode: code,
    gameType: LOTTERIES[category] ?? category,
    accountTypeName: accountType(category, title, vendor),
    defaultPlayType: entry.playType ?? null,
    opensList: list,
    motif: entry.motif ?? null,
    title,
    titles: { EN: title, ...titles },
    words: `${title} ${Object.values(titles).join(" ")} ${vendor}`.toLowerCase(),
    rtpPpm,
    hot: entry.hot ?? random.chance(0.05),
    fresh: ageDays < 45,
    jackpot: category === "JACKPOT",
    rank,
    maintenance: rank > NAMED_GAMES.length && random.chance(0.01),
    releasedAt: new Date(now.getTime() - ageDays * DAY_MS - rank),
  };
}

/** Named games lead; the generated ones follow in a shuffled order. */
export function seedGames(random: SeededRandom, now: Date): GameRow[] {
  const entries = [...NAMED_GAMES.map(asEntry), ...random.shuffled(dealt(random))];
  const common = { random, minis: new MiniGames(), now };
  return entries.map((entry, index) => rowOf(entry, index + 1, common));
}

export function seedVendors(): (typeof vendors.$inferInsert)[] {
  return VENDORS.map(({ name }, position) => ({ code: vendorCode(name), name, provider: SANDBOX_PROVIDER.id, position }));
}

export function seedVendorCategories(): (typeof vendorCategories.$inferInsert)[] {
  return VENDORS.flatMap(({ name, shares }, position) =>
    shares.map(({ category, hot }) => ({ category, vendor: vendorCode(name), hot, position })),
  );
}
