import { toLatinDigits } from "@baize/domain/text/digits";
import type { RequestContext } from "../../../platform/context.ts";
import { findTotp, markStep } from "./queries.ts";
import { matchingStep } from "./totp-code.ts";

/** Whether the code is the authenticator's. It is marked as used, so that a code that was watched cannot be used again. */
export async function checkTotp(ctx: RequestContext, memberId: string, typed: string): Promise<boolean> {
  const { system, now } = ctx;
  const row = await findTotp(ctx, memberId);
  if (!row) return false;
  const secret = Buffer.from((await system.keys.sealing()).unseal(row.sealedSecret), "base64url");
  const step = matchingStep(secret, toLatinDigits(typed), now, row.lastStep);
  return step !== undefined && (await markStep(system.db, memberId, step));
}
