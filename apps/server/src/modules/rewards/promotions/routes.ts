import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { applyForPromotion } from "./apply-for-promotion.ts";
import { claimPromotion } from "./claim-promotion.ts";
import { joinPromotion } from "./join-promotion.ts";
import { myApplications, myPromotions } from "./list-my-promotions.ts";
import { getPromotion, listPromotions } from "./list-promotions.ts";
import { claimRaffle } from "./claim-raffle.ts";
import { getRaffle } from "./get-raffle.ts";

export const promotionsHandlers = {
  "promotions.list": listPromotions,
  "promotions.get": getPromotion,
  "promotions.mine": myPromotions,
  "promotions.join": joinPromotion,
  "promotions.apply": applyForPromotion,
  "promotions.claim": claimPromotion,
  "promotions.applications": myApplications,
  "raffle.get": getRaffle,
  "raffle.claim": claimRaffle,
} satisfies Partial<Handlers<ServerContexts>>;
