import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { IDENTITY_PROVIDERS } from "@baize/domain/identity/session/identity-provider";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { loadMember } from "../member/queries.ts";
import { linkIdentity } from "./link-identity.ts";
import { deleteIdentity, findTicket, type IdentityRow, listIdentities, spendTicket } from "./queries.ts";
import { beginVisit, endVisit } from "./visit-provider.ts";

/** A row of a provider that is no longer supported is not shown. */
const viewsOf = ({ provider: name, email, createdAt, lastUsedAt }: IdentityRow): OutputOf<"identity.list">["items"] =>
  IDENTITY_PROVIDERS.filter((provider) => provider === name).map((provider) => ({
    provider,
    email,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  }));

function viewOf(row: IdentityRow) {
  const [view] = viewsOf(row);
  if (!view) throw new Error(`${row.provider} is no identity provider`);
  return view;
}

export const getIdentities: Handler<"identity.list", ServerContexts> = async (ctx) => ({
  items: (await listIdentities(ctx)).flatMap(viewsOf),
  next: null,
});

export const beginIdentityLink: Handler<"identity.beginLink", ServerContexts> = async (ctx, { provider }) =>
  await beginVisit(ctx, { provider, memberId: ctx.member.id, remember: false });

export const finishIdentityLink: Handler<"identity.link", ServerContexts> = async (ctx, answer) => {
  const { provider, person } = await endVisit(ctx, answer, ctx.member.id);
  const row = await ctx.commit(async (tx) => await linkIdentity(tx, ctx, ctx.member.id, { provider, ...person }));
  return viewOf(row);
};

/** Only the account of the ticket's proven mailbox: on a shared device another member may be the next to sign in. */
export const claimIdentity: Handler<"identity.claim", ServerContexts> = async (ctx, { ticket: token }) => {
  const ticket = await findTicket(ctx, token);
  const { email } = await loadMember(ctx);
  if (!ticket?.emailVerified || ticket.email === null || ticket.email !== email) throw fault("auth.link_expired");
  const row = await ctx.commit(async (tx) => {
    if (!(await spendTicket(tx, ticket))) throw fault("auth.link_expired");
    return await linkIdentity(tx, ctx, ctx.member.id, ticket);
  });
  return viewOf(row);
};

export const removeIdentity: Handler<"identity.remove", ServerContexts> = async (ctx, { provider }) =>
  await ctx.commit(async (tx) => {
    const removed = await deleteIdentity(tx, ctx.member.id, provider);
    if (removed > 0) await writeAudit(tx, ctx, "identity.remove", ctx.member.id, { provider });
    return { removed };
  });
