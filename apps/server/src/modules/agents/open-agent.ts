import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import { MEMBER_KIND } from "@baize/domain/identity/member/kind";
import { agentAbilities } from "@baize/domain/agents/abilities";
import { hasLevelBelow } from "@baize/domain/agents/tree";
import { validateField } from "@baize/domain/field/validate";
import type { Brand } from "../../platform/brand/brand.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { violatedConstraint } from "../../platform/database/violation.ts";
import { Fault } from "../../platform/http/fault.ts";
import { Refused } from "../../platform/operator/operation.ts";
import type { System } from "../../platform/system.ts";
import { handleOf } from "../identity/member/handle.ts";
import { memberKind } from "../identity/member/member-kind.ts";
import { loadMemberRow, type MemberRow } from "../identity/member/queries.ts";
import { storeMember } from "../identity/register/store-member.ts";
import { nameRule } from "./tree/name-rule.ts";
import { insertPaths } from "./tree/queries.ts";

interface NewAgent {
  readonly account: string;
  /** The agent above; undefined for the top of the tree. */
  readonly under: string | undefined;
  readonly passwordHash: string;
}

async function loadUpline(tx: Transaction, brand: Brand, under: string | undefined): Promise<MemberRow | null> {
  if (under === undefined) return null;
  const row = await loadMemberRow(tx, { brand: brand.code, member: under });
  if (!agentAbilities(memberKind(row.kind))?.invites) throw new Refused(`${row.username} is no agent.`);
  if (row.status !== ACTIVE_MEMBER) throw new Refused(`The account of ${row.username} is ${row.status}.`);
  if (!hasLevelBelow(row, brand.agents.levels)) throw new Refused(`The tree has no level below ${row.username}.`);
  return row;
}

/** Says that the name is taken. Any other error stays what it is. */
function refuseTaken(error: unknown, account: string): never {
  const taken = violatedConstraint(error) === "members_brand_handle";
  if (taken || (error instanceof Fault && error.code === "register.username_taken"))
    throw new Refused(`The account name ${account} is taken.`);
  throw error;
}

/** Opens an agent's account. The first sign-in asks for a new password. */
export async function openAgent(
  tx: Transaction,
  { system, brand }: { readonly system: System; readonly brand: Brand },
  { account, under, passwordHash }: NewAgent,
): Promise<MemberRow> {
  const issue = validateField(nameRule(brand), account);
  if (issue) throw new Refused(`The account name ${account} is not usable (${issue.code}).`);
  const upline = await loadUpline(tx, brand, under);
  const occasion = { system, brand, now: system.now(), language: brand.defaultLanguage };
  const opened = await storeMember(tx, occasion, {
    username: account,
    handle: handleOf(account),
    passwordHash,
    kind: upline ? MEMBER_KIND.agent : MEMBER_KIND.generalAgent,
    uplineId: upline?.id ?? null,
    inviteCode: null,
    email: null,
    mobile: null,
    isMobileProven: false,
    details: {},
    passwordForced: true,
  }).catch((error: unknown) => refuseTaken(error, account));
  await insertPaths(tx, [opened.id]);
  return opened;
}
