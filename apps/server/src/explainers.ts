import type { Explainers } from "./ledger/explainer.ts";
import { paymentExplainers } from "./modules/payments/transactions/explain-payments.ts";
import { rewardExplainers } from "./modules/rewards/explain-rewards.ts";
import { playExplainers } from "./modules/wallet-api/explain-play.ts";

/** The explainer of each kind of line in the account record. A kind without a row needs no explanation. */
export const explainers: Explainers = { ...paymentExplainers, ...playExplainers, ...rewardExplainers };
