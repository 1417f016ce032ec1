import type { OutputOf } from "@baize/api/contract/contract";
import { recordedAt } from "./recorded-calls.ts";

type TeamBets = OutputOf<"teamReports.bets">;
type TeamBet = TeamBets["items"][number];

const at = recordedAt.getTime();
const money = (amount: string) => ({ amount, currency: "INR" });
const PEOPLE = ["rohit.k", "asha.p", "meera_thane", "imran_nashik", "kavya_kalyan"] as const;

/** Every third bet is won, every seventh is open. */
function bet(index: number): TeamBet {
  const status = index % 7 === 3 ? "open" : index % 3 === 0 ? "won" : "lost";
  const net = { open: "0.00", won: "2350.50", lost: "-500.00" }[status];
  return {
    account: PEOPLE[index % PEOPLE.length] ?? "",
    level: (index % 3) + 1,
    id: `b${index}`,
    roundId: `r_${String(index).padStart(12, "0")}`,
    gameId: "mridang.thunder",
    gameName: ["Pearl Monsoon", "Thunder of the Mridang", "Andar Bahar Live"][index % 3] ?? "",
    category: index % 3 === 2 ? "LIVE" : "RNG",
    vassalage: "MRIDANG",
    vendorName: "Mridang Games",
    placedAt: at - index * 90_000,
    settledAt: status === "open" ? null : at - index * 90_000 + 4000,
    status,
    stake: money("500.00"),
    payout: money(status === "won" ? "2850.50" : "0.00"),
    net: money(net),
    validBet: money(status === "open" ? "0.00" : "500.00"),
    summary: "",
    voidReason: "",
    isCorrected: false,
    isFree: false,
    proof: null,
    lotteryGameCode: null,
  };
}

const bets = (count: number, rest: Partial<TeamBets> = {}): TeamBets => ({
  items: Array.from({ length: count }, (_, index) => bet(index)),
  next: null,
  totals: {
    count,
    stake: money("18250.00"),
    payout: money("34206.00"),
    net: money("15956.00"),
    validBet: money("15750.00"),
  },
  asOf: at,
  ...rest,
});

/** The bets of a team. */
export const sampleTeamBets = bets(30);
export const oneTeamBet = bets(1, {
  totals: {
    count: 1,
    stake: money("500.00"),
    payout: money("2850.50"),
    net: money("2350.50"),
    validBet: money("500.00"),
  },
});
export const noTeamBets = bets(0, {
  totals: { count: 0, stake: money("0.00"), payout: money("0.00"), net: money("0.00"), validBet: money("0.00") },
});
/** More rows than a page keeps in its document. */
export const thousandsOfTeamBets = bets(3000);

type ProfitLoss = OutputOf<"teamReports.profitLoss">;
type ProfitLossRow = ProfitLoss["items"][number];
type Moves = OutputOf<"teamReports.transactions">;

const FIGURES = {
  deposits: money("52000.00"),
  withdrawals: money("31500.00"),
  validBet: money("184250.00"),
  payout: money("176400.00"),
  winLoss: money("-7850.00"),
  rebates: money("921.25"),
  bonuses: money("1500.00"),
  commission: money("2630.40"),
  net: money("-2798.35"),
};
const NOTHING = {
  deposits: money("0.00"),
  withdrawals: money("0.00"),
  validBet: money("0.00"),
  payout: money("0.00"),
  winLoss: money("0.00"),
  rebates: money("0.00"),
  bonuses: money("0.00"),
  commission: money("0.00"),
  net: money("0.00"),
};

const branch = (account: string, rest: Partial<ProfitLossRow> = {}): ProfitLossRow => ({
  account,
  reach: "branch",
  hasTeam: true,
  ...FIGURES,
  ...rest,
});

const profitLoss = (items: ProfitLossRow[], rest: Partial<ProfitLoss> = {}): ProfitLoss => ({
  items,
  next: null,
  totals: items.length > 0 ? FIGURES : NOTHING,
  trail: [],
  asOf: at,
  ...rest,
});

/** What the branches of a team paid, played and were paid. */
export const sampleProfitLoss = profitLoss([
  branch("raj_mumbai"),
  branch("deepa_pune", { winLoss: money("4100.50"), net: money("9152.15") }),
  branch("rohit.k", { hasTeam: false, ...NOTHING, deposits: money("500.00") }),
]);
/** One level lower: the account alone, and the branches below it. */
export const lowerProfitLoss = profitLoss(
  [branch("raj_mumbai", { reach: "person", hasTeam: false, ...NOTHING, commission: money("2630.40") }), branch("meera_thane")],
  { trail: [{ account: "raj_mumbai", level: 1 }] },
);
export const oneProfitLoss = profitLoss([branch("raj_mumbai")]);
export const noProfitLoss = profitLoss([]);
export const thousandsOfProfitLoss = profitLoss(
  Array.from({ length: 3000 }, (_, index) => branch(`player${index}`, { hasTeam: index % 40 === 0 })),
);

const TYPES = ["deposit", "withdrawal", "rebate", "bonus", "commission", "fee", "transfer", "adjust"] as const;

const moves = (count: number, rest: Partial<Moves> = {}): Moves => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    account: PEOPLE[index % PEOPLE.length] ?? "",
    level: (index % 3) + 1,
    type: TYPES[index % TYPES.length] ?? "deposit",
    amount: money(index % 3 === 1 ? "-1500.00" : "2500.00"),
    at: at - index * 600_000,
  })),
  next: null,
  totals: { count, in: money("52500.00"), out: money("15000.00"), net: money("37500.00") },
  asOf: at,
  ...rest,
});

/** The money of a team. */
export const sampleMoves = moves(30);
export const oneMove = moves(1, {
  totals: { count: 1, in: money("2500.00"), out: money("0.00"), net: money("2500.00") },
});
export const noMoves = moves(0, { totals: { count: 0, in: money("0.00"), out: money("0.00"), net: money("0.00") } });
export const thousandsOfMoves = moves(3000);

/** The figures of a team, and of the days before. */
export const sampleOverview: OutputOf<"teamReports.overview"> = {
  now: {
    from: "2026-11-12",
    to: "2026-11-12",
    size: { count: 640, more: false },
    joined: { count: 7, more: false },
    active: 64,
    ...FIGURES,
  },
  before: {
    from: "2026-11-11",
    to: "2026-11-11",
    size: { count: 633, more: false },
    joined: { count: 1000, more: true },
    active: 58,
    ...NOTHING,
  },
  asOf: at,
};

/** What those figures are made of. */
export const sampleTrends: OutputOf<"teamReports.trends"> = {
  from: "2026-11-06",
  to: "2026-11-12",
  days: [
    { day: "2026-11-06", validBet: money("21500.00"), net: money("-3120.50") },
    { day: "2026-11-07", validBet: money("34200.00"), net: money("1890.00") },
    { day: "2026-11-09", validBet: money("28750.00"), net: money("-940.25") },
    { day: "2026-11-10", validBet: money("41300.00"), net: money("2210.40") },
    { day: "2026-11-12", validBet: money("58500.00"), net: money("-2838.00") },
  ],
  games: [
    {
      category: "RNG",
      bets: 412,
      validBet: money("121750.00"),
      payout: money("118200.00"),
      winLoss: money("-3550.00"),
    },
    { category: "LIVE", bets: 96, validBet: money("62500.00"), payout: money("58200.00"), winLoss: money("-4300.00") },
  ],
  movers: [
    { account: "raj_mumbai", now: money("-5120.00"), before: money("3400.50"), change: money("-8520.50") },
    { account: "deepa_pune", now: money("2321.65"), before: money("0.00"), change: money("2321.65") },
  ],
  income: { now: money("2630.40"), before: money("1980.00") },
  asOf: at,
};
export const noTrends: OutputOf<"teamReports.trends"> = {
  ...sampleTrends,
  days: [],
  games: [],
  movers: [],
  income: { now: money("0.00"), before: money("0.00") },
};
