export interface DemoAccount {
  /** A hint what the account shows, in a few words. */
  readonly role: string;
  readonly username: string;
  readonly password: string;
  /** The specification's isAgent. */
  readonly kind: number;
}

/** The weak password that operators assign in the classic profile; it must be changed. */
export const WEAK_DEFAULT = "Aa123456!";

/** The withdrawal password of the member with history. */
export const DEMO_PIN = "840273";

/** Accounts of every newly seeded database, on both brands. Demo money only, so they need no secrets. */
export const DEMO_ACCOUNTS = [
  {
    role: `member with history (withdrawal password ${DEMO_PIN})`,
    username: "ananya_42",
    password: "pearl-lotus-ladder-42",
    kind: 0,
  },
  {
    role: "agent with a downline of four levels (the same withdrawal password)",
    username: "vikram_hq",
    password: "harbour-lantern-seven",
    kind: 1,
  },
  {
    role: "agent of the second level",
    username: "raj_mumbai",
    password: "monsoon-kite-orchard-nine",
    kind: 2,
  },
  {
    role: "sub-account of the first agent, which only reads",
    username: "vikram_desk",
    password: "quiet-ledger-window-forty-one",
    kind: 41,
  },
  {
    role: "sub-account of the second agent",
    username: "raj_desk",
    password: "quiet-ledger-window-forty-two",
    kind: 42,
  },
  { role: "demo (trial) account", username: "demo_guest", password: "look-before-you-leap", kind: 4 },
  { role: "must change the password first", username: "naya_khiladi", password: WEAK_DEFAULT, kind: 0 },
] as const satisfies readonly DemoAccount[];
