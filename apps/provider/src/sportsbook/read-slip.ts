import { fixtureId, type Leg, MOST_LEGS, type Slip } from "./slip-text.ts";
import { isSport } from "./sports.ts";

const LEG = /^([a-z]+):([0-9]{1,9}):([a-z0-9]{1,24}):([1-9][0-9]{2,5})$/;

function readLeg(text: string): Leg | undefined {
  const [, sport = "", number, spot = "", price] = LEG.exec(text) ?? [];
  return isSport(sport) ? { sport, number: Number(number), spot, price: Number(price) } : undefined;
}

/**
 * Reads the text of a slip: `2 football:1042:home:185 tennis:98:away:210`, the size of its combinations and then its legs. Undefined for
 * any other text, and for a slip with two legs on one fixture: their chances depend on each other.
 */
export function readSlip(text: string): Slip | undefined {
  const [size = "", ...rest] = text.split(" ");
  const legs = rest.map(readLeg).filter((leg) => leg !== undefined);
  const of = Number(size);
  if (!/^[1-9]$/.test(size) || legs.length !== rest.length || legs.length > MOST_LEGS || of > legs.length) return undefined;
  return new Set(legs.map(fixtureId)).size === legs.length ? { of, legs } : undefined;
}
