import { type Category, isCategory } from "@baize/domain/gaming/game/category";

interface Share {
  readonly category: Category;
  readonly games: number;
  readonly hot: boolean;
}
interface Vendor {
  readonly name: string;
  readonly shares: readonly Share[];
  /** Titles of its slots are Hindi first. */
  readonly hindi: boolean;
}

/** Vendor: category and number of games, `!` where it is hot. In the order of menus and vendor rows. */
const TABLE = `
  Saffron Reel: RNG 56!, JACKPOT 9
  Northgate: LIVE 32!, SPORTS 2, PVP 12!, RNG 22
  Kestrel: RNG 46, CRASH 9!, LIVE 12
  Tin Crown: RNG 51, JACKPOT 8, MINI 8
  Old Harbour: FISH 12!, RNG 41, SPORTS 1, COCKFIGHT 2
  Mridang: RNG 49, PVP 8, ARCADE 6 (hindi)
  Paper Tiger: RNG 54, ARCADE 12!, FISH 6
  Juno & Co: LIVE 18, RNG 32
  Blue Peter: SPORTS 3!, RNG 24, ESPORTS 2
  Halfpenny: MINI 20!, RNG 34, CRASH 5
  Monsoon: RNG 44, JACKPOT 7!, FISH 5
  Ninefold: RNG 37, FISH 7, ELOTT 6
  Vaulted: RNG 37, JACKPOT 10, SPORTS 1
  Lacquer House: LIVE 14, RNG 37, PVP 6
  Banyan Street: RNG 34, PVP 10, LIVE 8 (hindi)
  Copper Kettle: RNG 32, MINI 10
  Dhruva: RNG 29, CRASH 6, LIVE 10 (hindi)
  East Indiaman: RNG 29, SPORTS 1, LIVE 6
  Fable & Sons: RNG 32, ARCADE 8
  Gulmohar: RNG 32, JACKPOT 6
  Hinterland: RNG 27, ESPORTS 2
  Inkwell: RNG 24, ARCADE 8, MINI 6
  Jaal: FISH 9, RNG 20 (hindi)
  Kite & Key: RNG 27, CRASH 7
  Loomworks: RNG 24, MINI 8
  Marigold Nine: RNG 29, JACKPOT 6, LIVE 6
  Nimbus: RNG 22, CRASH 6, ESPORTS 1
  Opal Rooms: LIVE 22!, RNG 17
  Pagoda Press: RNG 27, LOTT 8
  Quartermaster: SPORTS 2, ESPORTS 2
  Rookery: COCKFIGHT 3, RNG 17
  Sandbar: FISH 6, RNG 22
  Tamarind: RNG 27, PVP 6 (hindi)
  Umbra: RNG 22, CRASH 5
  Velvet Rope: LIVE 16, PVP 5
  Wicket & Bail: SPORTS 2, MINI 5
  Yellow Fin: FISH 5, ARCADE 7
  Zenana Arts: RNG 24, MINI 6
  House Lottery: LOTT 16, ELOTT 4
`;

function shareOf(text: string): Share {
  const [, category = "", count = "", mark] = /^([A-Z]+) (\d+)(!?)$/.exec(text.trim()) ?? [];
  if (!isCategory(category)) throw new RangeError(`"${text}" is no share of a vendor`);
  return { category, games: Number(count), hot: mark === "!" };
}

function vendorOf(line: string): Vendor {
  const [name = "", shares = ""] = line.trim().split(": ");
  const hindi = shares.endsWith(" (hindi)");
  return { name, shares: shares.replace(" (hindi)", "").split(",").map(shareOf), hindi };
}

export const VENDORS: readonly Vendor[] = TABLE.trim().split("\n").map(vendorOf);

/** `Juno & Co` → `JUNO_CO`. */
export const vendorCode = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");

export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
