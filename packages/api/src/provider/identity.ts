/** The sandbox vendor. Its secret is public on purpose: it guards demo money only; a real vendor gets its own. */
export const SANDBOX_PROVIDER = {
  id: "baize-sandbox",
  secret: "baize-sandbox-secret-not-for-production",
  /** The first slot. A code that names no engine launches it too, under the title that the session answer carries. */
  slot: "pearl-monsoon",
  /**
   * The engines of slots: for each volatility, low, medium and high, the return in parts per million; that of clusters is the lowest
   * within its confidence. The code `<engine>-<volatility>-<lead>-<palette>-<name>` launches one; volatilities count from 0,
   * palettes from 1 to 12.
   */
  slots: {
    lines: [961_065, 962_359, 956_680],
    pot: [973_565, 974_859, 969_180],
    cluster: [948_868, 946_566, 927_263],
    hold: [955_289, 954_276, 943_673],
  },
  /** The lines of the engine of lines. */
  lines: 10,
  /** A stake is a multiple of so many minor units, by engine; of 100 where none is stated. */
  stakeSteps: { lines: 10, pattiroom: 1000, rummyroom: 800, sportsbook: 1 },
  /** The signs that may lead the symbols of a slot: those that the covers of slots show. */
  leads: [
    "rosette",
    "bell",
    "spiral",
    "crown",
    "kite",
    "seven",
    "cherry",
    "gem",
    "sun",
    "feather",
    "lotus",
    "bolt",
    "moon",
    "harlequin",
    "eye",
    "diya",
    "wheel",
    "peaks",
    "fan",
    "horseshoe",
    "coins",
    "gopuram",
    "clover",
    "waves",
  ],
  /**
   * The engines of small games: for each set of parameters the lowest return of its bets, in parts per million. The code
   * `<engine>-<set>-<palette>-<name>` launches one; sets count from 0, palettes from 1 to 12.
   */
  minis: {
    dice: [990_000, 980_000, 960_000],
    wheel: [970_000, 960_000, 980_000],
    coin: [980_000, 970_000, 990_000],
    plinko: [970_000, 960_000, 980_000, 990_000],
    fish: [970_000, 960_000, 980_000, 950_000, 970_000, 960_000],
    hilo: [987_928, 977_988, 968_698],
    mines: [982_800, 972_800, 962_500],
    keno: [957_425, 959_641, 958_418, 959_262],
  },
  /**
   * The same for rooms, where the return depends on how a player plays: that of the published way to play that returns the least, the
   * lowest within its confidence.
   */
  rooms: {
    pattiroom: [920_898, 946_390, 895_331, 932_321, 949_384, 910_573],
    rummyroom: [746_515, 743_507, 670_035],
  },
  /** The same for the tables that all players share. */
  tables: {
    cockfight: [960_493, 960_493, 960_493, 960_493, 960_493, 960_493],
    crash: [990_000, 979_999, 969_999, 959_999],
    cricket: [945_861, 946_162, 947_938, 945_221, 945_249, 945_383],
    kabaddi: [946_004, 944_950, 944_909, 944_831, 946_004, 944_950],
    tennis: [945_095, 943_800, 945_400, 945_000, 943_512, 944_470],
    esports: [945_450, 946_512, 946_552, 945_450, 945_168, 945_600],
    digits: [949_410, 949_410, 949_410, 949_410, 949_410, 949_410],
    race: [949_333, 949_333, 949_333, 949_333, 949_333, 949_333],
    football: [947_558, 945_670, 946_037, 947_558, 944_394, 943_022],
    dragontiger: [962_650, 961_414, 941_176, 942_028, 951_456, 962_650],
    andarbahar: [948_235, 948_235, 948_235, 948_235, 948_235, 948_235],
    baccarat: [951_559, 950_687, 951_559, 950_687, 951_559, 950_687],
    roulette: [972_972, 972_972, 972_972, 972_972, 972_972, 972_972],
    teenpatti: [975_027, 974_298, 951_674, 975_027, 974_298, 951_674],
  },
  /** The same for slips on fixtures: the lowest return of a single bet. A multiple returns the product of its legs. */
  slips: { sportsbook: [944_802] },
} as const;

/** Every stake on a title of this engine is a multiple of so many minor units. */
export const stakeStepOf = (engine: string): number => new Map(Object.entries(SANDBOX_PROVIDER.stakeSteps)).get(engine) ?? 100;

/** Names of the headers that sign a call from a provider. Lower case, as Node and `Headers` give them. */
export const SIGNATURE_HEADERS = {
  provider: "x-baize-provider",
  timestamp: "x-baize-timestamp",
  nonce: "x-baize-nonce",
  signature: "x-baize-signature",
} as const;

/** A signed call is accepted this long before and after its timestamp; a nonce is remembered for twice as long. */
export const FRESHNESS_MS = 5 * 60 * 1000;
