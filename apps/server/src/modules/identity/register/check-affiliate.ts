import type { Handler } from "@baize/api/contract/contract";
import { trimmed } from "@baize/domain/text/trim";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { findInvite } from "./queries.ts";

export const checkAffiliate: Handler<"affiliate.check", ServerContexts> = async (ctx, input) => {
  const code = trimmed(input.code);
  if (!(await findInvite(ctx, code, input.domain))) throw fault("affiliate.invalid");
  return { code };
};
