import type { Handler, OutputOf } from "@baize/api/contract/contract";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import type { MemberRow } from "../member/queries.ts";
import { challengeSignIn } from "../session/answer-challenge.ts";
import { refuseAccount, signIn } from "../session/sign-in.ts";
import { signInFacts } from "../session/sign-in-facts.ts";
import { beginVisit, type EndedVisit, endVisit, expiryOf } from "./visit-provider.ts";
import { findLinkedMember, hasMailbox, insertTicket, noteUse } from "./queries.ts";

export const beginIdentity: Handler<"identity.begin", ServerContexts> = async (ctx, { provider, remember }) =>
  await beginVisit(ctx, { provider, memberId: null, remember });

/** Opens a session of the member whom the person is linked to. A second factor is asked for here too. */
async function openFor(ctx: RequestContext, member: MemberRow, { provider, person, remember }: EndedVisit) {
  refuseAccount(member, "member");
  const facts = signInFacts(ctx, member, "firebase", undefined);
  await challengeSignIn(ctx, member, facts, { by: provider, remember });
  return await signIn(ctx, member, facts, {
    by: provider,
    provenBy: "identity",
    remember,
    before: async (tx) => await noteUse(tx, ctx, { provider, ...person }),
  });
}

/**
 * A person without an account. Only a mailbox that the provider has proven says whether an account has it: its owner may know
 * that, and no other account.
 */
async function welcome(ctx: RequestContext, ended: EndedVisit): Promise<OutputOf<"identity.finish">["newcomer"]> {
  const { provider, person } = ended;
  const { subject, email, emailVerified, name } = person;
  const ticket = newToken();
  await insertTicket(ctx, {
    tokenHash: hashOf(ticket),
    brand: ctx.brand.code,
    provider,
    subject,
    email,
    emailVerified,
    expiresAt: expiryOf(ctx),
  });
  const known = email !== null && emailVerified && (await hasMailbox(ctx, email));
  return { provider, ticket, step: known ? "sign_in" : "register", name, email: email ?? "" };
}

/** A person is found by the provider's own id, never by a mailbox. */
export const finishIdentity: Handler<"identity.finish", ServerContexts> = async (ctx, answer) => {
  const ended = await endVisit(ctx, answer, null);
  const member = await findLinkedMember(ctx, ended.provider, ended.person.subject);
  if (!member) return { session: null, newcomer: await welcome(ctx, ended) };
  return { session: await openFor(ctx, member, ended), newcomer: null };
};
