import { MOST_SPOTS, readSpots } from "./shared.ts";

interface LaidSpot {
  readonly chips: number;
  /** The price that was agreed, in hundredths; before a match it is the published one. */
  readonly price?: number;
}

/** A bet on a match, as its record writes it: `home:5` before the match, `@7 home:5:243` after seven steps of it. */
interface MatchBet {
  readonly spots: ReadonlyMap<string, LaidSpot>;
  /** After how many steps of the match it was laid; undefined for a bet before the match. */
  readonly step?: number;
  /** `… >9=1180`: cashed out after so many steps, for so many parts of its smallest chip. */
  readonly out?: { readonly step: number; readonly parts: number };
}

const WHOLE = /^(?:@([0-9]{1,2}) )?([a-z0-9: ]+?)(?: >([0-9]{1,2})=([1-9][0-9]{0,11}))?$/;
const PRICED = /^([a-z0-9]+):([1-9][0-9]{0,5}):([1-9][0-9]{2,4})$/;

function readPriced(text: string): ReadonlyMap<string, LaidSpot> | undefined {
  const found = new Map<string, LaidSpot>();
  for (const each of text.split(" ")) {
    const [, spot = "", chips, price] = PRICED.exec(each) ?? [];
    if (chips === undefined || found.has(spot)) return undefined;
    found.set(spot, { chips: Number(chips), price: Number(price) });
  }
  return found.size <= MOST_SPOTS ? found : undefined;
}

function readUnpriced(text: string): ReadonlyMap<string, LaidSpot> | undefined {
  const found = readSpots(text);
  return found && new Map([...found].map(([spot, chips]) => [spot, { chips }]));
}

/** Reads the record of a bet at any table of spots. Undefined for any other text. */
export function readBet(choice: string): MatchBet | undefined {
  const [, step, text, outStep, parts] = WHOLE.exec(choice) ?? [];
  if (text === undefined) return undefined;
  const spots = step === undefined ? readUnpriced(text) : readPriced(text);
  if (!spots) return undefined;
  const out = outStep === undefined ? undefined : { step: Number(outStep), parts: Number(parts) };
  return { spots, out, step: step === undefined ? undefined : Number(step) };
}

/** The chips of a recorded bet, by spot. */
export const chipsBySpot = (choice: string): ReadonlyMap<string, number> =>
  new Map([...(readBet(choice)?.spots ?? [])].map(([spot, { chips }]) => [spot, chips]));

/** Whether a bet was laid while its match was told. */
export const isLiveBet = (choice: string): boolean => choice.startsWith("@");

/** Writes a bet that is laid after so many steps at these prices. */
export const liveBetText = (step: number, spots: Iterable<readonly [spot: string, chips: number, price: number]>): string =>
  `@${step} ${[...spots].map((each) => each.join(":")).join(" ")}`;

/** Adds to a bet that it is cashed out after so many steps, for so many parts. */
export const cashedOutText = (choice: string, step: number, parts: number): string => `${choice} >${step}=${parts}`;
