import { type Risk, riskOf, RISKS } from "../../engines/risk.ts";
import { make, part } from "../shared/dom.ts";
import { timesText } from "../shared/times.ts";
import { habits } from "./memory.ts";
import { choose, chosen } from "./mini.ts";

export const riskNow = (): Risk => riskOf(chosen("risk")) ?? "low";

/** Chooses the risk that the player chose last in this kind of game. */
export function startRisk(remembered: string): void {
  const risk = riskOf(habits.get(remembered) ?? "");
  if (risk) choose("risk", risk);
}

export function pickRisk(remembered: string, risk: Risk, then: () => void): void {
  if (part("choices", HTMLFieldSetElement).disabled) return;
  choose("risk", risk);
  habits.set(remembered, risk);
  then();
}

/** The keys 1, 2 and 3 choose the risk. */
export const riskKeys = (remembered: string, then: () => void): Record<string, () => void> =>
  Object.fromEntries(RISKS.map((risk, index) => [String(index + 1), () => pickRisk(remembered, risk, then)]));

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
