import type { GridGame } from "../game-grid/game-grid.tsx";

type Row = readonly [title: string, vendor: string, category?: string, motif?: string];

function gameOf([title, vendor, category = "slots", motif]: Row): GridGame {
  return {
    id: `${vendor}/${title}`,
    subject: { vendor, game: title, category, motif },
    title,
    titleLang: /[\u0900-\u097f]/.test(title) ? "hi" : "en",
    vendorName: vendor,
    href: `#${encodeURIComponent(title)}`,
  };
}

const popularRows: readonly Row[] = [
  ["Pearl Monsoon", "Saffron Reel", "slots", "lotus"],
  ["तीन पत्ती", "Northgate", "live", "cards"],
  ["Sky Ladder", "Kestrel", "crash", "climb"],
  ["Crown of Mysore", "Tin Crown"],
  ["Deep Net", "Old Harbour", "fishing", "fishes"],
  ["दिवाली की रात", "Mridang"],
  ["Seven Bazaar", "Paper Tiger"],
  ["Roulette Nine", "Northgate", "live"],
  ["Powerplay", "Blue Peter", "sports"],
  ["Two Dice", "Halfpenny", "mini"],
  ["Peacock Court", "Monsoon"],
  ["Emerald Stepwell", "Juno & Co"],
  ["Nine Lanterns", "Ninefold", "slots", "gopuram"],
  ["अंदर बाहर", "Northgate", "live", "table"],
  ["Coin Caravan", "Vaulted"],
  ["Koi Garden", "Lacquer House"],
  ["Midnight Mela", "Tin Crown", "slots", "wheel"],
  ["Patang", "Kestrel"],
  ["Pixel Raja", "Paper Tiger", "arcade"],
  ["Golden Rooster", "Old Harbour", "cockfight"],
];

const lobbyNames: readonly Row[] = [
  ["Monsoon Mango", "Saffron Reel"],
  ["Naag Spiral", "Saffron Reel"],
  ["Temple Bells", "Saffron Reel"],
  ["Kanchenjunga", "Saffron Reel"],
  ["Lotus Ladder", "Saffron Reel"],
  ["Wild Jackfruit", "Saffron Reel"],
  ["Raat Rani", "Saffron Reel"],
  ["Bolt Express", "Kestrel"],
  ["Skyward", "Kestrel"],
  ["Thunder Haveli", "Kestrel"],
  ["Quick Quill", "Kestrel"],
  ["Falcon Sun", "Kestrel"],
  ["Crown of Mysore", "Tin Crown"],
  ["Royal Stamp", "Tin Crown"],
  ["Iron Shoe", "Tin Crown"],
  ["Begum’s Box", "Tin Crown"],
  ["Court of Coins", "Tin Crown"],
  ["Four Leaf", "Tin Crown"],
  ["Koi Garden", "Old Harbour"],
  ["Deep Net", "Old Harbour"],
  ["Lighthouse", "Old Harbour"],
  ["Salt & Moon", "Old Harbour"],
  ["Tide Wheel", "Old Harbour"],
  ["दिवाली की रात", "Mridang"],
  ["बाज़ार", "Mridang"],
  ["सोने का हिरन", "Mridang"],
  ["पतंग", "Mridang"],
  ["मोर महल", "Mridang"],
  ["Seven Bazaar", "Paper Tiger"],
  ["Paper Tiger", "Paper Tiger"],
  ["Nine Folds", "Paper Tiger"],
  ["Red Envelope", "Paper Tiger"],
  ["Lucky Cat’s Eye", "Paper Tiger"],
  ["Emerald Stepwell", "Juno & Co"],
  ["Juno’s Feather", "Juno & Co"],
  ["Amber Eye", "Juno & Co"],
  ["Garden Clock", "Juno & Co"],
  ["Moonlit Kothi", "Juno & Co"],
  ["Signal Seven", "Blue Peter"],
  ["Harbour Bell", "Blue Peter"],
  ["Anchor & Ace", "Blue Peter"],
  ["Regatta", "Blue Peter"],
  ["Penny Arcade", "Halfpenny"],
  ["Toffee Wheel", "Halfpenny"],
  ["Cherry Junction", "Halfpenny"],
  ["Lucky Clover", "Halfpenny"],
  ["Brass Band", "Halfpenny"],
  ["Peacock Court", "Monsoon"],
  ["Pearl Monsoon", "Monsoon"],
  ["Rain Drum", "Monsoon"],
  ["Hill Station", "Monsoon"],
  ["Thunderhead", "Monsoon"],
  ["Nine Lanterns", "Ninefold"],
  ["Diamond Lattice", "Ninefold"],
  ["Stair of Nine", "Ninefold"],
  ["Ninth Sun", "Ninefold"],
  ["Vault of Amber", "Vaulted"],
  ["Ledger", "Vaulted"],
  ["Coin Caravan", "Vaulted"],
  ["Old Key", "Vaulted"],
];

const ranked = (row: Row, place: number): GridGame => Object.assign(gameOf(row), { rank: place + 1 });

/** The same games; those at the given places are much played. */
export function hot(games: readonly GridGame[], places: readonly number[] = [0, 6]): GridGame[] {
  const marked = [...games];
  for (const place of places) {
    const game = marked[place];
    if (game) marked[place] = { ...game, hot: true };
  }
  return marked;
}

/** Twenty games with their places, as the home page shows them. */
export const popularGames: readonly GridGame[] = popularRows.map(ranked);
/** Sixty slots, as a lobby shows them. */
export const lobbyGames: readonly GridGame[] = lobbyNames.map(gameOf);
/** One game of each category beside slots. */
export const tableGames: readonly GridGame[] = popularRows
  .filter((row) => row[2] !== undefined && row[2] !== "slots")
  .map(gameOf);
/** One game by hand, for a story about a single cover. */
export const oneGame = (title: string, vendor: string, category?: string, motif?: string): GridGame =>
  gameOf([title, vendor, category, motif]);
