import type { Handlers } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { getPromotion, listPromotions } from "./promotions.ts";

export const promotionsHandlers = {
  "promotions.list": listPromotions,
  "promotions.get": getPromotion,
} satisfies Partial<Handlers<ServerContexts>>;
