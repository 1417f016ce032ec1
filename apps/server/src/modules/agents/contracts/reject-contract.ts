import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { closeOffer } from "./close-offer.ts";

/** Refuses what the other side proposed. */
export const rejectContract: Handler<"contracts.reject", ServerContexts> = async (ctx, { id }) =>
  await closeOffer(ctx, id, { act: "reject", template: "contract_rejected" });
