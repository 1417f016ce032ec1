import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { storedOffer } from "@baize/domain/agents/contract/stored-terms";
import type { FieldIssue } from "@baize/domain/field/issue";
import { validateField } from "@baize/domain/field/validate";
import { normalisePassword, validatePassword } from "@baize/domain/identity/password/policy";
import { trimmed } from "@baize/domain/text/trim";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { hashPassword } from "../../../platform/security/password.ts";
import { countTry } from "../../../platform/security/throttle.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { takenFault } from "../../identity/register/add-member.ts";
import { storeMember } from "../../identity/register/store-member.ts";
import { nameRule } from "../tree/name-rule.ts";
import { addFirstOffers, readFirstOffers } from "../contracts/first-offers.ts";
import { lockForOffers } from "../contracts/lock-for-offers.ts";
import { insertPaths } from "../tree/queries.ts";
import { requireMayOpen } from "./require-inviter.ts";

type Input = ParsedOf<"team.open">;

/** Accounts that one agent opens in a day. */
const LIMIT = { windowMinutes: 24 * 60, most: 200 };

/** Checks name and first password by the rules of the brand's registration. */
function checkOpening(brand: Brand, { account, password, confirmPassword }: Input): void {
  const { profile, title } = brand;
  const issues: FieldIssue[] = [];
  const name = validateField(nameRule(brand), account);
  if (name) issues.push({ field: "account", ...name });
  const weak = validatePassword(password, profile.password, [account, title]);
  if (weak && weak.code !== "common_password") issues.push({ field: "password", ...weak });
  if (normalisePassword(password) !== normalisePassword(confirmPassword))
    issues.push({ field: "confirmPassword", code: "mismatch", params: {} });
  if (issues.length > 0) throw fault("input.invalid", { issues });
  if (weak) throw fault("password.too_common");
}

async function limitOpening({ system, member, now }: MemberContext): Promise<void> {
  const opened = await countTry(system.db, `open-account ${member.id}`, now, LIMIT);
  if (!opened.counted) throw fault("rate.limited", { retryAfter: opened.retryAfter });
}

/** Opens an account directly below the agent. The person chooses a new password at the first sign-in. */
export const openTeamAccount: Handler<"team.open", ServerContexts> = async (ctx, input) => {
  const { member, now } = ctx;
  requireMayOpen(ctx, input.type);
  checkOpening(ctx.brand, input);
  const offers = readFirstOffers(ctx, input.type, input.offers);
  await limitOpening(ctx);
  const username = trimmed(input.account);
  const passwordHash = await hashPassword(input.password, ctx.system.config.passwordWork);
  const work = ctx.commit(async (tx) => {
    await lockForOffers(tx, ctx, offers);
    const opened = await storeMember(tx, ctx, {
      username,
      handle: handleOf(username),
      passwordHash,
      kind: input.type,
      uplineId: member.id,
      inviteCode: null,
      email: null,
      mobile: null,
      isMobileProven: false,
      details: {},
      openedBy: member.id,
    });
    await insertPaths(tx, [opened.id]);
    const upline = { id: member.id, account: member.username };
    await addFirstOffers(tx, { brand: ctx.brand.code, upline, memberId: opened.id, offers, at: now });
    const offered = offers.map(storedOffer);
    await writeAudit(tx, ctx, "team.open", member.id, { opened: opened.id, kind: input.type, offered });
    return { account: username, type: input.type, joinedAt: now.getTime() };
  });
  return await work.catch((error: unknown) => {
    throw takenFault(error, "username") ?? error;
  });
};
