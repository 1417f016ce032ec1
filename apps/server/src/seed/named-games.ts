import type { Category } from "@baize/domain/gaming/game/category";
import type { SeedKey } from "@baize/i18n/server-messages";
import { seedText } from "./seed-text.ts";
import { type LocalTitles, type Title, titleFrom } from "./title-words.ts";

export interface NamedGame {
  readonly vendor: string;
  readonly category: Category;
  readonly title: string;
  /** The title in languages that have their own. */
  readonly titles?: LocalTitles;
  readonly motif: string;
  readonly hot?: boolean;
  /** A lottery's bet that its page opens with. */
  readonly playType?: string;
  /** Opens the list of its vendor's games. */
  readonly list?: true;
}

export const titleNamed = (key: SeedKey): Title => titleFrom(seedText(key));

/** Games that the design shows by name, in the order of their popularity. */
export const NAMED_GAMES: readonly NamedGame[] = [
  { vendor: "Saffron Reel", category: "RNG", title: "Pearl Monsoon", motif: "lotus", hot: true },
  { vendor: "Northgate", category: "PVP", ...titleNamed("seed:game.teen_patti"), motif: "cards" },
  { vendor: "Kestrel", category: "CRASH", title: "Sky Ladder", motif: "climb" },
  { vendor: "Tin Crown", category: "RNG", title: "Crown of Mysore", motif: "crown" },
  { vendor: "Old Harbour", category: "FISH", title: "Deep Net", motif: "fishes" },
  { vendor: "Mridang", category: "RNG", ...titleNamed("seed:game.diwali_ki_raat"), motif: "diya" },
  { vendor: "Paper Tiger", category: "RNG", title: "Seven Bazaar", motif: "seven", hot: true },
  { vendor: "Northgate", category: "LIVE", title: "Roulette Nine", motif: "roulette" },
  { vendor: "Blue Peter", category: "SPORTS", title: "Powerplay", motif: "wicket" },
  { vendor: "Halfpenny", category: "MINI", title: "Two Dice", motif: "dice" },
  { vendor: "Monsoon", category: "RNG", title: "Peacock Court", motif: "fan" },
  { vendor: "Juno & Co", category: "RNG", title: "Emerald Stepwell", motif: "gem" },
  { vendor: "Ninefold", category: "RNG", title: "Nine Lanterns", motif: "gopuram" },
  { vendor: "Northgate", category: "LIVE", ...titleNamed("seed:game.andar_bahar"), motif: "table" },
  { vendor: "Vaulted", category: "RNG", title: "Coin Caravan", motif: "coins" },
  { vendor: "Lacquer House", category: "RNG", title: "Koi Garden", motif: "waves" },
  { vendor: "Tin Crown", category: "RNG", title: "Midnight Mela", motif: "wheel" },
  { vendor: "Kestrel", category: "RNG", ...titleNamed("seed:game.patang"), motif: "kite" },
  { vendor: "Paper Tiger", category: "ARCADE", title: "Pixel Raja", motif: "invader" },
  { vendor: "Old Harbour", category: "COCKFIGHT", title: "Golden Rooster", motif: "rooster" },
  { vendor: "Mridang", category: "RNG", ...titleNamed("seed:game.sone_ka_hiran"), motif: "sun" },
  { vendor: "Mridang", category: "RNG", ...titleNamed("seed:game.mor_mahal"), motif: "fan" },
  { vendor: "Mridang", category: "RNG", ...titleNamed("seed:game.bazaar"), motif: "coins" },
  { vendor: "Saffron Reel", category: "RNG", ...titleNamed("seed:game.raat_rani"), motif: "moon" },
  { vendor: "Saffron Reel", category: "RNG", title: "Monsoon Mango", motif: "cherry" },
  { vendor: "Saffron Reel", category: "RNG", title: "Temple Bells", motif: "bell" },
  { vendor: "Saffron Reel", category: "RNG", title: "Lotus Ladder", motif: "lotus" },
  { vendor: "Saffron Reel", category: "RNG", title: "Naag Spiral", motif: "spiral" },
  { vendor: "Saffron Reel", category: "RNG", title: "Kanchenjunga", motif: "peaks" },
  { vendor: "Saffron Reel", category: "RNG", title: "Wild Jackfruit", motif: "cherry" },
  { vendor: "Kestrel", category: "RNG", title: "Thunder Haveli", motif: "bolt" },
  { vendor: "Kestrel", category: "RNG", title: "Falcon Sun", motif: "sun" },
  { vendor: "Kestrel", category: "RNG", title: "Skyward", motif: "kite" },
  { vendor: "Kestrel", category: "RNG", title: "Bolt Express", motif: "bolt" },
  { vendor: "Kestrel", category: "RNG", title: "Quick Quill", motif: "feather" },
  { vendor: "Tin Crown", category: "RNG", title: "Court of Coins", motif: "coins" },
  { vendor: "Tin Crown", category: "RNG", title: "Begum’s Box", motif: "gem" },
  { vendor: "Tin Crown", category: "RNG", title: "Royal Stamp", motif: "rosette" },
  { vendor: "Tin Crown", category: "RNG", title: "Iron Shoe", motif: "horseshoe" },
  { vendor: "Tin Crown", category: "RNG", title: "Four Leaf", motif: "clover" },
  { vendor: "Old Harbour", category: "RNG", title: "Tide Wheel", motif: "wheel" },
  { vendor: "Old Harbour", category: "RNG", title: "Salt & Moon", motif: "moon" },
  { vendor: "Old Harbour", category: "RNG", title: "Lighthouse", motif: "gopuram" },
  { vendor: "Paper Tiger", category: "RNG", title: "Red Envelope", motif: "harlequin" },
  { vendor: "Paper Tiger", category: "RNG", title: "Lucky Cat’s Eye", motif: "eye", hot: true },
  { vendor: "Paper Tiger", category: "RNG", title: "Nine Folds", motif: "rosette" },
  { vendor: "Juno & Co", category: "RNG", title: "Moonlit Kothi", motif: "moon" },
  { vendor: "Juno & Co", category: "RNG", title: "Juno’s Feather", motif: "feather" },
  { vendor: "Juno & Co", category: "RNG", title: "Amber Eye", motif: "eye" },
  { vendor: "Juno & Co", category: "RNG", title: "Garden Clock", motif: "wheel" },
  { vendor: "Blue Peter", category: "RNG", title: "Signal Seven", motif: "seven" },
  { vendor: "Blue Peter", category: "RNG", title: "Anchor & Ace", motif: "horseshoe" },
  { vendor: "Blue Peter", category: "RNG", title: "Regatta", motif: "waves" },
  { vendor: "Blue Peter", category: "RNG", title: "Harbour Bell", motif: "bell" },
  { vendor: "Halfpenny", category: "RNG", title: "Toffee Wheel", motif: "wheel" },
  { vendor: "Halfpenny", category: "RNG", title: "Lucky Clover", motif: "clover" },
  { vendor: "Halfpenny", category: "RNG", title: "Brass Band", motif: "bell" },
  { vendor: "Halfpenny", category: "RNG", title: "Cherry Junction", motif: "cherry" },
  { vendor: "Halfpenny", category: "RNG", title: "Penny Arcade", motif: "coins" },
  { vendor: "Monsoon", category: "RNG", title: "Rain Drum", motif: "waves" },
  { vendor: "Monsoon", category: "RNG", title: "Thunderhead", motif: "bolt" },
  { vendor: "Monsoon", category: "RNG", title: "Hill Station", motif: "peaks" },
  { vendor: "Ninefold", category: "RNG", title: "Ninth Sun", motif: "sun" },
  { vendor: "Ninefold", category: "RNG", title: "Diamond Lattice", motif: "gem" },
  { vendor: "Ninefold", category: "RNG", title: "Stair of Nine", motif: "gopuram" },
  { vendor: "Vaulted", category: "RNG", title: "Vault of Amber", motif: "gem" },
  { vendor: "Vaulted", category: "RNG", title: "Old Key", motif: "spiral" },
  { vendor: "Vaulted", category: "RNG", title: "Ledger", motif: "harlequin" },
  {
    vendor: "House Lottery",
    category: "LOTT",
    playType: "each-position",
    ...titleNamed("seed:game.mizoram_evening"),
    motif: "balls",
  },
  { vendor: "House Lottery", category: "LOTT", playType: "lo-2", ...titleNamed("seed:game.hanoi_vip"), motif: "balls" },
  { vendor: "House Lottery", category: "LOTT", playType: "four-number", ...titleNamed("seed:game.kolkata_ff"), motif: "balls" },
  { vendor: "House Lottery", category: "ELOTT", playType: "sum-half", ...titleNamed("seed:game.5_minute_dice"), motif: "dice" },
  { vendor: "House Lottery", category: "LOTT", playType: "lo-2", ...titleNamed("seed:game.hanoi_special"), motif: "balls" },
  { vendor: "House Lottery", category: "LOTT", playType: "lo-2", ...titleNamed("seed:game.hanoi_fast"), motif: "spiral" },
  { vendor: "House Lottery", category: "LOTT", ...titleNamed("seed:game.house_draws"), motif: "balls" },
  {
    vendor: "House Lottery",
    category: "ELOTT",
    playType: "each-position",
    ...titleNamed("seed:game.one_minute_five"),
    motif: "spiral",
  },
  { vendor: "Wicket & Bail", category: "SPORTS", title: "Pavilion Sportsbook", motif: "pitch" },
  { vendor: "Mridang", category: "RNG", ...titleNamed("seed:game.mridang_hall"), motif: "bell", list: true },
  { vendor: "Northgate", category: "LIVE", title: "Northgate Rooms", motif: "table", list: true },
  { vendor: "Paper Tiger", category: "ARCADE", title: "Tiger Cabinet", motif: "invader", list: true },
  { vendor: "House Lottery", category: "LOTT", playType: "lo-2", ...titleNamed("seed:game.vietnam_north"), motif: "balls" },
  { vendor: "House Lottery", category: "LOTT", playType: "lo-2", ...titleNamed("seed:game.vietnam_central"), motif: "balls" },
  { vendor: "House Lottery", category: "LOTT", playType: "lo-2", ...titleNamed("seed:game.vietnam_south"), motif: "balls" },
  {
    vendor: "House Lottery",
    category: "LOTT",
    playType: "three-number",
    ...titleNamed("seed:game.three_digits"),
    motif: "balls",
  },
  { vendor: "House Lottery", category: "LOTT", playType: "any-5", ...titleNamed("seed:game.eleven_five"), motif: "balls" },
  { vendor: "House Lottery", category: "LOTT", playType: "each-position", ...titleNamed("seed:game.race_ten"), motif: "wheel" },
  { vendor: "House Lottery", category: "LOTT", playType: "special", ...titleNamed("seed:game.mark_six"), motif: "balls" },
  { vendor: "House Lottery", category: "LOTT", playType: "each-position", ...titleNamed("seed:game.zy_five"), motif: "spiral" },
  { vendor: "House Lottery", category: "LOTT", playType: "any-5", ...titleNamed("seed:game.zy_eleven"), motif: "balls" },
  { vendor: "House Lottery", category: "LOTT", playType: "each-position", ...titleNamed("seed:game.zy_race"), motif: "wheel" },
  { vendor: "House Lottery", category: "ELOTT", playType: "sum-half", ...titleNamed("seed:game.quick_dice"), motif: "dice" },
  {
    vendor: "House Lottery",
    category: "ELOTT",
    playType: "each-position",
    ...titleNamed("seed:game.quick_race"),
    motif: "wheel",
  },
];
