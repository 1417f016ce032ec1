import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { closeOffer } from "./close-offer.ts";

/** Takes back the caller's own proposal. */
export const withdrawContract: Handler<"contracts.withdraw", ServerContexts> = async (ctx, { id }) =>
  await closeOffer(ctx, id, { act: "withdraw", template: "contract_withdrawn" });
