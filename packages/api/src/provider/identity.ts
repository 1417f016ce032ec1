/** The sandbox vendor. Its secret is public on purpose: it guards demo money only; a real vendor gets its own. */
export const SANDBOX_PROVIDER = {
  id: "baize-sandbox",
  secret: "baize-sandbox-secret-not-for-production",
  /** The slot. Any other code than those of `minis` launches the same engine under the title that the session answer carries. */
  slot: "pearl-monsoon",
  /**
   * The engines of small games: for each set of parameters the lowest return of its bets, in parts per million. The code
   * `<engine>-<set>-<palette>-<name>` launches one; sets count from 0, palettes from 1 to 12.
   */
  minis: {
    dice: [990_000, 980_000, 960_000],
    wheel: [970_000, 960_000, 980_000],
    coin: [980_000, 970_000, 990_000],
    plinko: [970_000, 960_000, 980_000, 990_000],
    keno: [957_425, 959_641, 958_418, 959_262],
  },
  /** The same for the tables that all players share. */
  tables: {
    cockfight: [960_493, 960_493, 960_493, 960_493, 960_493, 960_493],
    crash: [990_000, 979_999, 969_999, 959_999],
    dragontiger: [962_650, 961_414, 941_176, 942_028, 951_456, 962_650],
    andarbahar: [948_235, 948_235, 948_235, 948_235, 948_235, 948_235],
    roulette: [972_972, 972_972, 972_972, 972_972, 972_972, 972_972],
  },
} as const;

/** Names of the headers that sign a call from a provider. Lower case, as Node and `Headers` give them. */
export const SIGNATURE_HEADERS = {
  provider: "x-baize-provider",
  timestamp: "x-baize-timestamp",
  nonce: "x-baize-nonce",
  signature: "x-baize-signature",
} as const;

/** A signed call is accepted this long before and after its timestamp; a nonce is remembered for twice as long. */
export const FRESHNESS_MS = 5 * 60 * 1000;
