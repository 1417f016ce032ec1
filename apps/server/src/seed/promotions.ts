import type { PromotionMethod } from "@baize/domain/rewards/promotion/status";
import type { PromotionOffer, PromotionTexts } from "../modules/rewards/promotion-schema.ts";
import type { Texts } from "../platform/language/texts.ts";
import { seedText, seedTexts } from "./seed-text.ts";

/** The same figure in every language: digits and signs are not translated. */
const offer = (figure: string, texts: Texts): PromotionTexts =>
  Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, { ...words, figure }]));

export interface PromotionSeed {
  readonly category: string;
  readonly motif: string;
  readonly texts: PromotionTexts;
  /** How one takes part, and what it grants; without them there is nothing to press. */
  readonly way?: PromotionMethod;
  readonly offer?: PromotionOffer;
  /** Days from now until one may join. */
  readonly joins?: number;
}

/** Terms of every promotion. */
export const TERMS = seedText("seed:promotion.terms");

export const PROMOTIONS: readonly PromotionSeed[] = [
  {
    category: "deposit",
    way: "join",
    offer: { amount: "50000", times: 8, days: 30, minDeposit: "100000", weights: { LIVE: 20, PVP: 20, SPORTS: 50, ESPORTS: 50 } },
    motif: "coins",
    texts: offer("₹500", seedTexts("promotion.first_deposit")),
  },
  {
    category: "rebate",
    motif: "wheel",
    texts: offer("0.8%", seedTexts("promotion.weekly_rebate")),
  },
  {
    category: "mission",
    motif: "harlequin",
    texts: offer("7 / 7", seedTexts("promotion.daily_missions")),
  },
  {
    category: "rebate",
    motif: "roulette",
    texts: offer("0.5%", seedTexts("promotion.live_rebate")),
  },
  {
    category: "referral",
    motif: "clover",
    texts: offer("₹200", seedTexts("promotion.referral")),
  },
  {
    category: "vip",
    way: "apply",
    offer: { amount: "100000", times: 1, days: 30, minVip: 2 },
    motif: "crown",
    texts: seedTexts("promotion.vip_birthday"),
  },
  {
    category: "sports",
    way: "apply",
    offer: { amount: "20000", times: 1, days: 7 },
    motif: "wicket",
    texts: offer("100%", seedTexts("promotion.tied_match")),
  },
  {
    category: "fishing",
    way: "join",
    joins: -2,
    offer: { amount: "300000", times: 1, days: 7 },
    motif: "fishes",
    texts: offer("₹30,000", seedTexts("promotion.weekend_catch")),
  },
  {
    category: "lottery",
    motif: "balls",
    texts: seedTexts("promotion.second_draw"),
  },
  {
    category: "app",
    way: "claim",
    offer: { amount: "10000", times: 1, days: 14 },
    motif: "bolt",
    texts: offer("₹50", seedTexts("promotion.app_sign_in")),
  },
  {
    category: "festival",
    motif: "diya",
    texts: offer("8", seedTexts("promotion.diwali_lamps")),
  },
  {
    category: "festival",
    motif: "diya",
    way: "raffle",
    offer: {
      amount: "0",
      times: 1,
      days: 7,
      drawsADay: 1,
      prizes: [
        { amount: "500", weight: 600 },
        { amount: "1000", weight: 300 },
        { amount: "5000", weight: 90 },
        { amount: "50000", weight: 10 },
      ],
    },
    texts: offer("₹5–₹500", seedTexts("promotion.red_envelope")),
  },
  {
    category: "deposit",
    motif: "fan",
    way: "claim",
    offer: { amount: "5000", times: 3, days: 7 },
    texts: offer("₹50", seedTexts("promotion.trial_bonus")),
  },
];
