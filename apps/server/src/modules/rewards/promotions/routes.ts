import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { applyForPromotion } from "./apply.ts";
import { claimPromotion } from "./claim.ts";
import { joinPromotion } from "./join.ts";
import { myApplications, myPromotions } from "./mine.ts";
import { getPromotion, listPromotions } from "./promotions.ts";
import { claimRaffle } from "./raffle-claim.ts";
import { getRaffle } from "./raffle.ts";

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
