import type { RewardKind } from "@baize/domain/rewards/points/kinds";
import type { Texts } from "../platform/language/texts.ts";
import { seedText, seedTexts } from "./seed-text.ts";

interface RewardSeed {
  readonly kind: RewardKind;
  readonly points: number;
  /** Minor units charged besides the points. */
  readonly amount: bigint;
  readonly stock: number | null;
  readonly exchanged: number;
  readonly unit: Readonly<Record<string, string>>;
  readonly texts: Texts;
}

const PIECE = seedText("seed:unit.piece");
const VOUCHER = seedText("seed:unit.voucher");

/** Goods of the points mall. */
export const REWARDS: readonly RewardSeed[] = [
  {
    kind: "discount",
    points: 500,
    amount: 0n,
    stock: null,
    exchanged: 1840,
    unit: VOUCHER,
    texts: seedTexts("reward.play_credit_50"),
  },
  {
    kind: "discount",
    points: 4500,
    amount: 0n,
    stock: null,
    exchanged: 312,
    unit: VOUCHER,
    texts: seedTexts("reward.play_credit_500"),
  },
  {
    kind: "lifestyle",
    points: 2400,
    amount: 0n,
    stock: 120,
    exchanged: 97,
    unit: VOUCHER,
    texts: seedTexts("reward.cinema"),
  },
  {
    kind: "lifestyle",
    points: 1500,
    amount: 9900n,
    stock: 60,
    exchanged: 60,
    unit: VOUCHER,
    texts: seedTexts("reward.thali"),
  },
  {
    kind: "gift",
    points: 3600,
    amount: 0n,
    stock: 40,
    exchanged: 11,
    unit: PIECE,
    texts: seedTexts("reward.brass_lamp"),
  },
  {
    kind: "gift",
    points: 18_000,
    amount: 199_900n,
    stock: 8,
    exchanged: 3,
    unit: PIECE,
    texts: seedTexts("reward.earphones"),
  },
];
