import type { Handler } from "@baize/api/contract/contract";
import { maskEmail, maskPhone } from "@baize/domain/identity/member/mask";
import { type ProofMethod, proofMethods } from "@baize/domain/identity/session/proof";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isNoPassword } from "../../../platform/security/password.ts";
import { loadMember, type MemberRow } from "../member/queries.ts";
import { hasPasskey } from "../passkey/queries.ts";
import { hasTotp } from "../totp/queries.ts";

async function findMethods(ctx: MemberContext, row: MemberRow): Promise<ProofMethod[]> {
  return proofMethods({
    password: !isNoPassword(row.passwordHash),
    passkey: await hasPasskey(ctx, row.id),
    totp: await hasTotp(ctx, row.id),
    sms: row.mobile !== null,
    email: row.email !== null,
  });
}

const maskedTo = (method: ProofMethod, { mobile, email }: MemberRow): string | null => {
  if (method === "sms") return maskPhone(mobile ?? "");
  return method === "email" ? maskEmail(email ?? "") : null;
};

export const listProofMethods: Handler<"proof.methods", ServerContexts> = async (ctx) => {
  const row = await loadMember(ctx);
  const methods = await findMethods(ctx, row);
  return { methods: methods.map((method) => ({ method, to: maskedTo(method, row) })) };
};

/** The member's row. Throws `verify.operation_not_allowed` for a proof that the account does not offer. */
export async function loadMemberFor(ctx: MemberContext, method: ProofMethod): Promise<MemberRow> {
  const row = await loadMember(ctx);
  if (!(await findMethods(ctx, row)).includes(method)) throw fault("verify.operation_not_allowed");
  return row;
}
