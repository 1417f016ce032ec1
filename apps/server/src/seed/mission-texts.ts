import type { missions } from "../modules/rewards/schema.ts";
import { seededId } from "./random.ts";

type MissionSeed = Omit<typeof missions.$inferInsert, "id" | "brand" | "position">;

const MISSIONS: readonly MissionSeed[] = [
  {
    period: "day",
    metric: "rounds",
    category: "RNG",
    goal: 20n,
    reward: 1000n,
    times: 1,
    titles: { EN: "Twenty rounds at the slots", HI: "स्लॉट के बीस राउंड", AR: "عشرون جولة سلوتس" },
  },
  {
    period: "day",
    metric: "valid_bet",
    category: "LIVE",
    goal: 50_000n,
    reward: 2000n,
    times: 1,
    titles: { EN: "₹500 at live tables", HI: "लाइव टेबल पर ₹500", AR: "₹500 على الطاولات المباشرة" },
  },
  {
    period: "week",
    metric: "valid_bet",
    category: null,
    goal: 500_000n,
    reward: 5000n,
    times: 1,
    titles: { EN: "₹5,000 in valid bets", HI: "₹5,000 के वैध दाँव", AR: "رهانات صالحة بقيمة ₹5,000" },
  },
  {
    period: "week",
    metric: "deposit",
    category: null,
    goal: 200_000n,
    reward: 10_000n,
    times: 5,
    titles: { EN: "₹2,000 deposited", HI: "₹2,000 जमा", AR: "إيداع ₹2,000" },
  },
];

export const seedMissions = (brand: string): (typeof missions.$inferInsert)[] =>
  MISSIONS.map((mission, position) => ({ ...mission, id: seededId(brand, "mission", position), brand, position }));
