import { type Risk, riskOf, RISKS } from "../../engines/risk.ts";
import { say } from "../shared/boot.ts";
import { make, part } from "../shared/dom.ts";
import { riskText } from "../shared/risk-text.ts";
import { timesText } from "../shared/times.ts";
import type { Board } from "./board.ts";
import { habits } from "./memory.ts";
import { choose, chosen, lockChoices, onChoice } from "./mini.ts";

export const riskNow = (): Risk => riskOf(chosen("risk")) ?? "low";

/** Chooses the risk that the player chose last in this kind of game. */
function startRisk(remembered: string): void {
  const risk = riskOf(habits.get(remembered) ?? "");
  if (risk) choose("risk", risk);
}

function pickRisk(remembered: string, risk: Risk, then: () => void): void {
  if (part("choices", HTMLFieldSetElement).disabled) return;
  choose("risk", risk);
  habits.set(remembered, risk);
  then();
}

/** The keys 1, 2 and 3 choose the risk. */
const riskKeys = (remembered: string, then: () => void): Record<string, () => void> =>
  Object.fromEntries(RISKS.map((risk, index) => [String(index + 1), () => pickRisk(remembered, risk, then)]));

/**
 * What boards with a choice of risk have in common. `remembered`: the kind of game whose last choice is kept; `take` is called when
 * another risk is chosen; `highest` is the highest prize of a risk, in hundredths of the stake.
 */
export function openRiskChoice(
  remembered: string,
  take: () => void,
  highest: (risk: Risk) => number | undefined,
): Pick<Board, "choice" | "idle" | "lock" | "keys"> {
  startRisk(remembered);
  onChoice(() => pickRisk(remembered, riskNow(), take));
  return {
    choice: riskNow,
    idle: () => say("riskIdle", { risk: riskText(riskNow()), times: timesText(highest(riskNow()) ?? 0) }),
    lock: lockChoices,
    keys: riskKeys(remembered, take),
  };
}

const FEW = [0, 2, 4, 5];

/** The class with the colour of a prize: its rank among so many, or none for nothing. */
export function inkOf(rank: number, prizes: number): string {
  if (rank === -1) return "ink-none";
  return `ink-${prizes <= FEW.length ? (FEW[rank] ?? 0) : rank}`;
}

/** The list of the prizes with their colours and chances, the highest first and nothing last. */
export function showLegend(prizes: readonly { readonly pays: number; readonly chance: string }[]): void {
  const row = ({ pays, chance }: { pays: number; chance: string }, rank: number) =>
    make("li", inkOf(rank, prizes.length - 1), make("b", "fig", timesText(pays)), make("small", "fig", chance));
  const paying = prizes.filter(({ pays }) => pays > 0);
  const nothing = prizes.filter(({ pays }) => pays === 0).map((each) => row(each, -1));
  part("legend", HTMLElement).replaceChildren(...paying.map(row), ...nothing);
}
