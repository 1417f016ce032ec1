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
    proof: null,
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
