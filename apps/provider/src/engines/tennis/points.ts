import type { Draw, Ratio } from "../engine.ts";
import type { Stops } from "../shared.ts";

/** A short tie-break: the player who first has five points wins; at 4:4 the next point decides. */
export const PLAYERS = ["home", "away"] as const;
export type Player = (typeof PLAYERS)[number];
export const TO_WIN = 5;
export const MOST_POINTS = TO_WIN * 2 - 1;
/** A number below this decides who wins a point. */
export const WAYS = 100;

/** Points in a hundred that a player wins with the own serve, by set of parameters: player A, player B. */
const SERVES = [
  [62, 62],
  [66, 60],
  [58, 64],
  [70, 70],
  [60, 55],
  [55, 61],
] as const;
export function serveChance(player: Player, variant: number): Ratio {
  const [home, away] = SERVES[variant] ?? [60, 60];
  return { over: BigInt(player === "home" ? home : away), under: BigInt(WAYS) };
}

/** Who serves a point, counted from 0: player A the first one, then each player two in turn. */
export const serverAt = (point: number): Player => (Math.floor((point + 1) / 2) % 2 === 0 ? "home" : "away");

/** Of a hundred such points, those that player A wins. */
function waysOfHome(point: number, variant: number): number {
  const server = serverAt(point);
  const won = Number(serveChance(server, variant).over);
  return server === "home" ? won : WAYS - won;
}

export const pointChance = (winner: Player, point: number, variant: number): Ratio => {
  const ways = waysOfHome(point, variant);
  return { over: BigInt(winner === "home" ? ways : WAYS - ways), under: BigInt(WAYS) };
};

export interface Score {
  readonly home: number;
  readonly away: number;
}

export const scoreOf = (winners: readonly Player[]): Score => ({
  home: winners.filter((winner) => winner === "home").length,
  away: winners.filter((winner) => winner === "away").length,
});
export const scoreText = ({ home, away }: Score): string => `${home}:${away}`;
export const isOver = (winners: readonly Player[]): boolean => Object.values(scoreOf(winners)).includes(TO_WIN);

/** Who won each point; it is drawn as 0 for player A, 1 for player B. */
export const winnersOf = ([points = []]: Stops): readonly Player[] => points.map((point) => PLAYERS[point] ?? "home");

/** The points in their order, until one player has five. */
export function matchOf(draw: Draw, variant: number): Stops {
  const points: number[] = [];
  while (!isOver(winnersOf([points]))) points.push(draw(WAYS) < waysOfHome(points.length, variant) ? 0 : 1);
  return [points];
}
