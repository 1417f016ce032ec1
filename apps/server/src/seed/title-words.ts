import type { Category } from "@baize/domain/gaming/game/category";

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
      "Silver, Emerald, Velvet, Bombay, Harbour, Lotus, Sapphire, Royal, Club, Terrace, Salon, Grand, Speed, First, Ivory, Marble",
    ),
    second: words(
      "Baccarat, Roulette, Blackjack, Teen Patti, Andar Bahar, Sic Bo, Dragon Tiger, Poker, Lucky Seven, Wheel, Bac Bo, 32 Cards",
    ),
  },
  SPORTS: {
    first: words("Pavilion, Boundary, Touchline, Centre, Floodlight, Kabaddi, Champions, Matchday"),
    second: words("Book, Exchange, Sports, Live, Odds"),
  },
  ESPORTS: { first: words("Arena, Circuit, Frag, Lane, Respawn, Clutch"), second: words("League, Odds, Esports, Masters") },
  PVP: {
    first: words("Classic, Royal, Rapid, Club, Friends, High Table, Village, Lucky, Pool, Points, Deals, Muflis"),
    second: words("Rummy, Teen Patti, Poker, Hold’em, Callbreak, Bridge, Satta Bar, Ludo, Carrom, Call It Right"),
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
    second: words("Keno, Bingo, Numbers, Draw, Racing, Balls"),
  },
  COCKFIGHT: { first: words("Red, Silver, Champion, Village, Grand"), second: words("Rooster, Arena, Derby, Spur") },
  CRASH: {
    first: words("Rocket, Kite, Falcon, Balloon, Comet, Rickshaw, Glider, Cloud, Sky, Lift"),
    second: words("Climb, Rush, Run, Flight, Drop, Dash, Orbit, Chase"),
  },
  ARCADE: {
    first: words("Pixel, Neon, Brick, Turbo, Micro, Block, Laser, Pocket, Magnet, Rubber"),
    second: words("Raider, Bounce, Sweep, Stacker, Hopper, Racer, Drop, Bowling, Slinger"),
  },
  MINI: {
    first: words("Lucky, Double, Hidden, Quick, Penny, Silver, Golden, Three, Tea Stall, Roof"),
    second: words("Dice, Mines, Plinko, Hi-Lo, Scratch, Towers, Wheel, Coin Flip, Cups, Keno"),
  },
};

/** Spelled in Latin letters and in Hindi, side by side. */
const HINDI_FIRST =
  "Chandni चाँदनी,Sunehri सुनहरी,Neela नीला,Rangeela रंगीला,Shahi शाही,Jadui जादुई,Mithi मीठी,Gulabi गुलाबी,Purani पुरानी,Naya नया,Heera हीरा,Moti मोती,Sawan सावन,Basant बसंत,Kesar केसर,Chandan चंदन,Resham रेशम,Badal बादल,Dhoop धूप,Jharna झरना";
const HINDI_SECOND =
  "Raat रात,Mahal महल,Bagh बाग़,Mela मेला,Tarang तरंग,Khazana ख़ज़ाना,Sitara सितारा,Haveli हवेली,Nadi नदी,Kinara किनारा,Ghoda घोड़ा,Haathi हाथी,Sher शेर,Tota तोता,Mor मोर,Dhol ढोल,Patang पतंग,Diya दीया,Phool फूल,Taj ताज";

const pairs = (text: string) =>
  text
    .split(",")
    .map((pair) => pair.split(" "))
    .map(([latin = "", hindi = ""]) => ({ latin, hindi }));

export interface Title {
  readonly title: string;
  readonly hindi?: string;
}

function combined({ first, second }: Vocabulary): Title[] {
  return first.flatMap((one) => second.filter((two) => two !== one).map((two) => ({ title: `${one} ${two}` })));
}

/** Every title that a category's words can make. */
export const englishTitles = (category: Category): Title[] => combined(ENGLISH[category]);

export const hindiTitles = (): Title[] =>
  pairs(HINDI_FIRST).flatMap((one) =>
    pairs(HINDI_SECOND).map((two) => ({ title: `${one.latin} ${two.latin}`, hindi: `${one.hindi} ${two.hindi}` })),
  );
