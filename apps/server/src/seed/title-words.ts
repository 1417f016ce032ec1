import type { Category } from "@baize/domain/gaming/game/category";
import { seedText } from "./seed-text.ts";

type Words = readonly [string, ...string[]];

const words = (text: string): Words => {
  const [first = "", ...rest] = text.split(",").map((word) => word.trim());
  return [first, ...rest];
};

interface Vocabulary {
  readonly first: Words;
  readonly second: Words;
}

const SLOTS: Vocabulary = {
  first: words(
    "Amber, Ivory, Velvet, Copper, Scarlet, Moonlit, Painted, Hidden, Silver, Saffron, Crimson, Desert, Mountain, River, Palace, Garden, Lantern, Temple, Jade, Ruby, Topaz, Indigo, Marble, Brass, Cedar, Sandal, Jasmine, Lotus, Mango, Tamarind, Thunder, Harvest, Winter, Spring, Festival, Royal, Silk, Sultan’s, Rani’s, Sailor’s, Baker’s, Weaver’s, Potter’s, Jeweller’s, Caravan, Monsoon, Coral, Cloud, Ember, Turquoise",
  ),
  second: words(
    "Court, Fortune, Bazaar, Orchard, Stairway, Fountain, Treasure, Parade, Garden, Crossing, Caravan, Mirror, Peacock, Elephant, Tiger, Cobra, Falcon, Swan, Kingfisher, Compass, Lantern, Wheel, Drum, Bells, Crown, Chest, Key, Gate, Bridge, Harbour, Dunes, Terrace, Pavilion, Courtyard, Tower, Locket, Ring, Necklace, Coins, Cards, Spice, Feast, Sweets, Carnival, Night, Dawn, Rain, Tide, Blossom, Oracle",
  ),
};

const ENGLISH: Record<Category, Vocabulary> = {
  RNG: SLOTS,
  JACKPOT: { first: SLOTS.first, second: words("Jackpot, Grand, Million, Vault, Progressive, Crore, Fortune Pot, Treasury") },
  LIVE: {
    first: words(
      "Silver, Emerald, Velvet, Bombay, Harbour, Lotus, Sapphire, Royal, Club, Terrace, Salon, Grand, First, Ivory, Marble, Amber, Coral, Crimson, Jade, Topaz, Opal, Onyx, Garnet, Pearl, Copper, Brass, Gold, Indigo, Scarlet, Cedar, Walnut, Teak, Sandal, Jasmine, Saffron, Cardamom, Monsoon, Midnight, Moonlit, Sunset, Morning, Evening, Garden, Palace, Pavilion, Veranda, Library, Gallery, Courtyard, Balcony, Riverside, Lakeside, Hilltop, Island, Lagoon, Delhi, Jaipur, Goa, Kolkata, Mysore, Udaipur, Cochin, Lucknow, Madras, Simla, Monaco, Lisbon, Venice, Cairo, Macau, Saigon, Prestige, Heritage, Diplomat, Regent, Empire",
    ),
    second: words("Roulette, Dragon Tiger, Andar Bahar, Baccarat, Teen Patti"),
  },
  SPORTS: {
    first: words("Sunday, City, Champion, Grand, Floodlight, Evening, Terrace, Matchday"),
    second: words("Football, Cricket, Derby, Kabaddi, Tennis"),
  },
  ESPORTS: { first: words("Arena, Circuit, Frag, Lane, Respawn, Clutch"), second: words("League, Odds, Esports, Masters") },
  PVP: {
    first: words("Classic, Royal, Rapid, Club, High, Village, Lucky, Evening, Courtyard, Corner, Silver, Bazaar"),
    second: words("Patti Room, Patti Table, Rummy Circle, Teen Patti Room, Rummy Table"),
  },
  FISH: {
    first: words("Deep, Coral, Golden, Ocean, Pearl, Dragon, Reef, Storm, Island, Treasure, Abyss"),
    second: words("Hunter, Fishing, Net, Harpoon, King, Trawler, Lagoon, Catch, Rally"),
  },
  LOTT: {
    first: words("Assam, Goa, Sikkim, Nagaland, Kerala, Punjab, Hue, Da Nang, Saigon, Meghalaya"),
    second: words("Morning, Evening, Night, Noon"),
  },
  ELOTT: {
    first: words("Quick, Happy, Turbo, Lucky, Rainbow, Bullet, Orbit, Minute"),
    second: words("Racing, Regatta, Boats, Rapids, Sprint, Rowing"),
  },
  COCKFIGHT: { first: words("Red, Silver, Champion, Village, Grand"), second: words("Rooster, Arena, Derby, Spur") },
  CRASH: {
    first: words("Rocket, Kite, Falcon, Balloon, Comet, Rickshaw, Glider, Cloud, Sky, Lift"),
    second: words("Climb, Rush, Run, Flight, Drop, Dash, Orbit, Chase"),
  },
  ARCADE: {
    first: words("Pixel, Neon, Brick, Turbo, Micro, Block, Laser, Pocket, Magnet, Rubber"),
    second: words("Plinko, Drop, Bounce, Cascade, Pins, Pegs, Mines, Minefield, Slalom"),
  },
  MINI: {
    first: words("Lucky, Double, Hidden, Quick, Penny, Silver, Golden, Three, Tea Stall, Roof"),
    second: words("Dice, Over Under, Wheel, Hi-Lo, Coin Flip, Toss, Keno, Numbers"),
  },
};

/** Titles by product code, of the languages that have their own. */
export type LocalTitles = Readonly<Record<string, string>>;

export interface Title {
  readonly title: string;
  readonly titles?: LocalTitles;
}

/** A title with its own spellings: a language that writes the English one falls back to it. */
export function titleFrom({ EN: title = "", ...others }: LocalTitles): Title {
  return { title, titles: Object.fromEntries(Object.entries(others).filter(([, text]) => text !== title)) };
}

function combined({ first, second }: Vocabulary): Title[] {
  return first.flatMap((one) => second.filter((two) => two !== one).map((two) => ({ title: `${one} ${two}` })));
}

/** Every title that a category's words can make. */
export const englishTitles = (category: Category): Title[] => combined(ENGLISH[category]);

/** The words of a list, each in every language: every language lists the same words in the same order. */
function spelled(key: "seed:title_words.first" | "seed:title_words.second"): LocalTitles[] {
  const lists = Object.entries(seedText(key)).map(([code, text]) => ({ code, list: words(text) }));
  const [length = 0, ...others] = new Set(lists.map(({ list }) => list.length));
  if (others.length > 0) throw new RangeError(`The languages list different numbers of words under ${key}`);
  return Array.from({ length }, (_, index) => Object.fromEntries(lists.map(({ code, list }) => [code, list[index] ?? ""])));
}

/** Titles that are Hindi words. */
export function hindiTitles(): Title[] {
  const second = spelled("seed:title_words.second");
  return spelled("seed:title_words.first").flatMap((one) =>
    second.map((two) => titleFrom(Object.fromEntries(Object.entries(one).map(([code, word]) => [code, `${word} ${two[code]}`])))),
  );
}
