import type { SeededRandom } from "../../src/seed/random.ts";
import type { Trial, Verdict } from "./fail-points.ts";

/** A power cut, as one process sees it: nothing that was begun continues. */
class PowerCut extends Error {
  override name = "PowerCut";
}

export interface Cut extends Trial {
  /** Whether the work reached the point. */
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

/** Kills this process with SIGKILL: nothing is given the time to end. */
export const killAt = (n: number): Cut => at(n, () => void process.kill(process.pid, "SIGKILL"));

/** Kills this process before the n-th statement that has this part. */
export function killBefore({ statement, nth }: { readonly statement: string; readonly nth: number }): Cut {
  let met = 0;
  return {
    reached: () => met >= nth,
    meet: (text, when) => {
      if (when === "before" && text.includes(statement)) met += 1;
      if (met === nth) process.kill(process.pid, "SIGKILL");
      return "go";
    },
  };
}

export interface Races extends Trial {
  lost(): number;
}

/** Makes this share of all transactions lose a race at one of their statements, the commit included. */
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
