import type { InputOf } from "@baize/api/contract/contract";
import type { Agreed } from "./reference.ts";

/** The condition of the second tier of each type: minor units, or people: minor units, or people. */
const ASKED = {
  dividend: ["profit", 60n],
  daily: ["players", 2n],
  hourly: ["betAmount", 60n],
  realTime: ["singleBet", 50n],
} as const;

const RATES = { dividend: ["ratio"], daily: ["ratio"], hourly: ["ratio"], realTime: ["profitRate", "lossRate"] } as const;

/** The difference of the rates of two levels. */
export const LEVEL = 60_000;

/** The difference of the rates of the two tiers. */
const STEP = 99_990;

const inUnits = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;

/** Terms of two tiers, whose highest rate is `top`. */
export function termsFor(
  type: Agreed["type"],
  period: Agreed["period"],
  top: number,
): Pick<Agreed, "period" | "minBet" | "tiers"> {
  const [asked, least] = ASKED[type];
  const rates = (by: number) => Object.fromEntries(RATES[type].map((name, place) => [name, top - by - place]));
  const tiers = [
    { asks: {}, rates: rates(STEP) },
    { asks: { [asked]: least }, rates: rates(0) },
  ];
  return { period, minBet: type === "dividend" ? 20n : 0n, tiers };
}

/** The same as a caller sends them. */
export function offerOf(
  { type, period, minBet, tiers }: Pick<Agreed, "type" | "period" | "minBet" | "tiers">,
  account: string,
): InputOf<"contracts.offer"> {
  const sent = tiers.map(({ asks, rates }) => ({
    ...Object.fromEntries(
      Object.entries(asks).map(([name, least]) => [name, name === "players" ? Number(least) : inUnits(least)]),
    ),
    ...rates,
  }));
  return { type, period, minBet: inUnits(minBet), tiers: sent, account };
}
