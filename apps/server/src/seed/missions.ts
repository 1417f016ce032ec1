import type { missions } from "../modules/rewards/schema.ts";
import { seededId } from "./random.ts";
import { seedText } from "./seed-text.ts";

type MissionSeed = Omit<typeof missions.$inferInsert, "id" | "brand" | "position">;

const MISSIONS: readonly MissionSeed[] = [
  {
    period: "day",
    metric: "rounds",
    category: "RNG",
    goal: 20n,
    reward: 1000n,
    times: 1,
    titles: seedText("seed:mission.slot_rounds"),
  },
  {
    period: "day",
    metric: "valid_bet",
    category: "LIVE",
    goal: 50_000n,
    reward: 2000n,
    times: 1,
    titles: seedText("seed:mission.live_bets"),
  },
  {
    period: "week",
    metric: "valid_bet",
    category: null,
    goal: 500_000n,
    reward: 5000n,
    times: 1,
    titles: seedText("seed:mission.valid_bets"),
  },
  {
    period: "week",
    metric: "deposit",
    category: null,
    goal: 200_000n,
    reward: 10_000n,
    times: 5,
    titles: seedText("seed:mission.deposits"),
  },
];

export const seedMissions = (brand: string): (typeof missions.$inferInsert)[] =>
  MISSIONS.map((mission, position) => ({ ...mission, id: seededId(brand, "mission", position), brand, position }));
