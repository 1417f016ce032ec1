import type { SeededRandom } from "../../src/seed/random.ts";
import type { Trial, Verdict } from "./points.ts";

/** A power cut as one process sees it: from here on nothing that was begun goes on. */
class PowerCut extends Error {
  override name = "PowerCut";
}

export interface Cut extends Trial {
  /** Whether the work came as far as its point. */
  reached(): boolean;
}

/** Does something at the n-th fail point from now on. */
function at(n: number, what: () => void): Cut {
  let met = 0;
  return {
    reached: () => met >= n,
    meet: () => {
      met += 1;
      if (met === n) what();
      return "go";
    },
  };
}

export const cutAt = (n: number): Cut =>
  at(n, () => {
    throw new PowerCut(`power cut at point ${n}`);
  });

/** kill -9 of this process, by itself: nothing is given the time to end. */
export const killAt = (n: number): Cut => at(n, () => void process.kill(process.pid, "SIGKILL"));

export interface Races extends Trial {
  lost(): number;
}

/** Has this share of all transactions lose a race at one of their statements, the commit among them. */
export function loseRaces(random: SeededRandom, share: number): Races {
  let lost = 0;
  let left = -1;
  return {
    lost: () => lost,
    meet: (text, when): Verdict => {
      if (when !== "before") return "go";
      if (/^begin/i.test(text)) {
        left = random.chance(share) ? random.between(1, 9) : -1;
        return "go";
      }
      if (left < 0) return "go";
      left -= 1;
      if (left > 0 && !/^commit/i.test(text)) return "go";
      left = -1;
      lost += 1;
      return random.chance(0.5) ? "40001" : "40P01";
    },
  };
}
