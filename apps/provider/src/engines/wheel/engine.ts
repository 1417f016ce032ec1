import type { MiniEngine } from "../engine.ts";
import { type Risk, riskOf, RISKS } from "../risk.ts";

/** How many fields of a wheel pay how much, in hundredths of the stake; the other fields pay nothing. */
type Fields = readonly (readonly [fields: number, pays: number])[];
/** One turn of a wheel of equal fields. The risk that the player names is one of these three wheels. */
interface Wheels {
  readonly size: number;
  readonly fields: Readonly<Record<Risk, Fields>>;
}

const WHEELS: readonly Wheels[] = [
  {
    size: 20,
    fields: {
      low: [
        [14, 120],
        [1, 260],
      ],
      medium: [
        [4, 150],
        [3, 200],
        [1, 300],
        [1, 440],
      ],
      high: [[1, 1940]],
    },
  },
  {
    size: 30,
    fields: {
      low: [
        [20, 120],
        [2, 240],
      ],
      medium: [
        [6, 150],
        [4, 200],
        [2, 300],
        [1, 580],
      ],
      high: [
        [2, 480],
        [1, 1920],
      ],
    },
  },
  {
    size: 50,
    fields: {
      low: [
        [35, 120],
        [2, 350],
      ],
      medium: [
        [10, 150],
        [6, 200],
        [4, 300],
        [2, 500],
      ],
      high: [
        [1, 900],
        [1, 4000],
      ],
    },
  },
];

/** Puts each prize at even distances, the rarest first, on the next field that is free. */
function fieldsOf({ size, fields }: Wheels, risk: Risk): number[] {
  const round = Array.from({ length: size }, () => 0);
  const rarest = fields[risk].toReversed();
  for (const [group, [count, pays]] of rarest.entries())
    for (let index = 0; index < count; index++) {
      let at = Math.floor(((index + group / (rarest.length + 1)) * size) / count) % size;
      while (round[at] !== 0) at = (at + 1) % size;
      round[at] = pays;
    }
  return round;
}

const ROUNDS = WHEELS.map((wheels) => ({
  low: fieldsOf(wheels, "low"),
  medium: fieldsOf(wheels, "medium"),
  high: fieldsOf(wheels, "high"),
}));

/** What each field pays, clockwise. */
export const wheelOf = (risk: Risk, variant: number): readonly number[] => ROUNDS[variant]?.[risk] ?? [];

/** The different prizes of a wheel with their numbers of fields, the highest first. */
export function prizesOf(risk: Risk, variant: number): { pays: number; fields: number }[] {
  const counted = new Map<number, number>();
  for (const pays of wheelOf(risk, variant)) if (pays > 0) counted.set(pays, (counted.get(pays) ?? 0) + 1);
  return [...counted].map(([pays, fields]) => ({ pays, fields })).toSorted((a, b) => b.pays - a.pays);
}

export const wheel: MiniEngine = {
  parts: 100,
  variants: WHEELS.length,
  offers: (choice) => riskOf(choice) !== undefined,
  play: (draw, choice, variant) => {
    const round = wheelOf(riskOf(choice) ?? "low", variant);
    const field = draw(round.length);
    return { stops: [[field]], total: round[field] ?? 0 };
  },
  bets: (variant) =>
    RISKS.map((risk) => {
      const under = BigInt(wheelOf(risk, variant).length);
      const prizes = prizesOf(risk, variant).map(({ pays, fields }) => ({ pays, chance: { over: BigInt(fields), under } }));
      return { choice: risk, prizes };
    }),
};
