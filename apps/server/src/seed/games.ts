import { SANDBOX_PROVIDER, stakeStepOf } from "@baize/api/provider/identity";
import type { Volatility } from "@baize/domain/gaming/game/volatility";
import type { Category } from "@baize/domain/gaming/game/category";
import type { games, vendorCategories, vendors } from "../modules/gaming/schema.ts";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { LATER_LOTTERIES } from "./later-lotteries.ts";
import { LOTTERIES } from "./lotteries.ts";
import { isMini, isTable, MiniGames } from "./mini-games.ts";
import { isSlot, SlotGames } from "./slot-games.ts";
import { NAMED_GAMES, type NamedGame } from "./named-games.ts";
import type { SeededRandom } from "./random.ts";
import { englishTitles, hindiTitles, type Title } from "./title-words.ts";
import { slugOf, vendorCode, VENDORS } from "./vendors.ts";

type GameRow = typeof games.$inferInsert;

/** The categories of the slot. */
export const SLOT_CATEGORIES: ReadonlySet<string> = new Set<Category>(["RNG", "JACKPOT"]);
const LOTTERY_TYPES: Partial<Record<Category, string>> = { LOTT: "LOTT", ELOTT: "ELOTT" };
/** The Vietnamese lotteries have their own account type and page. */
const VN = new Set(LOTTERIES.filter(({ code }) => lotteryGameOf(code)?.area === "VN").map(({ gameId }) => gameId));
/** The entry to all draws of the brand. */
const SEA = /^House Draws$/;
const HOUSE = "House Lottery";

/** Draws of the brand start the lottery; those of other vendors are third-party games. */
function accountType(id: string, { category, title, vendor }: Entry): string {
  if (vendor !== HOUSE) return vendorCode(vendor).slice(0, 32);
  if (VN.has(id)) return "TCG_LOTTO_VN";
  return SEA.test(title) ? "TCG_SEA" : (LOTTERY_TYPES[category] ?? HOUSE);
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

interface Launch {
  readonly code: string | null;
  readonly rtpPpm: number | null;
  /** Of slots alone: the others let the player choose how prizes are spread, or have one way. */
  readonly volatility?: Volatility;
  readonly stakeStep?: number;
  readonly lines?: number;
  readonly freeRounds?: boolean;
  /** The sign of the cover, where the game has it too. */
  readonly lead?: string;
}

/** The engines of the sandbox vendor, with what is dealt of them. */
interface Engines {
  readonly minis: MiniGames;
  readonly slots: SlotGames;
}

/** The slot of the medium lines, under the code that it had first. */
const FIRST: Launch = {
  code: SANDBOX_PROVIDER.slot,
  rtpPpm: SANDBOX_PROVIDER.slots.lines[1],
  volatility: "medium",
  stakeStep: stakeStepOf("lines"),
  lines: SANDBOX_PROVIDER.lines,
  freeRounds: true,
};

/** How a title launches, with its return to player. Categories without an engine launch nothing, and the brand's own draws open on pages of the site. */
function launchOf({ vendor, category, title, list, motif }: Entry, { minis, slots }: Engines): Launch {
  if (list || vendor === HOUSE) return { code: null, rtpPpm: null };
  if (isMini(category) || isTable(category)) return minis.next(category, vendor, title);
  if (!isSlot(category)) return { code: null, rtpPpm: null };
  const isFirst = title === "Pearl Monsoon" && vendor === "Saffron Reel";
  if (isFirst) return FIRST;
  return slots.next({ category, vendor, title, motif });
}

/** What the rows of one seed share. */
interface Common extends Engines {
  readonly random: SeededRandom;
  readonly now: Date;
}

function rowOf(entry: Entry, rank: number, { random, now, ...engines }: Common): GameRow {
  const { vendor, category, title, titles = {}, list = false } = entry;
  const { code, rtpPpm, volatility = null, stakeStep = null, lines = null, freeRounds = false, lead } = launchOf(entry, engines);
  const isNamed = rank <= NAMED_GAMES.length || vendor === HOUSE;
  const ageDays = isNamed ? 60 + rank : random.between(1, 900);
  const id = `${slugOf(vendor)}.${slugOf(title)}`.slice(0, 64);
  return {
    id,
    vendor: vendorCode(vendor),
    category,
    launchCode: code,
    gameType: LOTTERY_TYPES[category] ?? category,
    accountTypeName: accountType(id, entry),
    defaultPlayType: entry.playType ?? null,
    opensList: list,
    motif: entry.motif ?? lead ?? null,
    title,
    titles: { EN: title, ...titles },
    words: `${title} ${Object.values(titles).join(" ")} ${vendor}`.toLowerCase(),
    rtpPpm,
    volatility,
    stakeStep,
    lines,
    freeRounds,
    hot: entry.hot ?? random.chance(0.05),
    fresh: ageDays < 45,
    jackpot: category === "JACKPOT",
    rank,
    maintenance: !isNamed && random.chance(0.01),
    releasedAt: new Date(now.getTime() - ageDays * DAY_MS - rank),
  };
}

/** Named games lead; the generated ones follow in a shuffled order, and the later lotteries. */
export function seedGames(random: SeededRandom, now: Date): GameRow[] {
  const entries = [...NAMED_GAMES.map(asEntry), ...random.shuffled(dealt(random)), ...LATER_LOTTERIES.map(asEntry)];
  const common = { random, minis: new MiniGames(), slots: new SlotGames(), now };
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
