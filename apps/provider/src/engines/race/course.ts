import { BOATS } from "./order.ts";

/** Steps of a race until the last boat is in, and so many more in which its order is read. */
export const STEPS = 40;
const READ = 6;
/** Part of the race after which the winner is in, and the one after which the last boat is. */
const FIRST_IN = 0.72;
const LAST_IN = 1;

/** When the boat of a place is in, as a part of the race. */
const inAt = (place: number): number => FIRST_IN + ((LAST_IN - FIRST_IN) * place) / (BOATS.length - 1);

/**
 * How far a boat has come after so many steps, from 0 to 1. It gains and loses on its way by its number and its place alone: the
 * same for everyone, and whatever the bets are.
 */
export function wayOf(order: readonly number[], boat: number, steps: number): number {
  const place = order.indexOf(boat);
  const part = Math.min(1, steps / (STEPS - READ) / inAt(place));
  if (part >= 1) return 1;
  const sway = Math.sin(part * Math.PI) * Math.sin(boat * 2.4 + place + part * 7) * 0.12;
  return Math.max(0, part ** 1.1 + sway * (1 - part));
}

/** How many boats are in after so many steps. */
export const boatsIn = (order: readonly number[], steps: number): number =>
  order.filter((boat) => wayOf(order, boat, steps) === 1).length;
