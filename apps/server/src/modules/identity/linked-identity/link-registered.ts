import { fault } from "../../../platform/http/fault.ts";
import type { MemberRegisteredSubscriber } from "../register/member-registered.ts";
import { linkIdentity } from "./link-identity.ts";
import { findTicket, spendTicket } from "./queries.ts";

/** Links a new account to the person whose sign-in led to the registration. */
export const linkRegistered: MemberRegisteredSubscriber = {
  name: "linked identity",
  prepare: async (ctx, { identityTicket }) => {
    if (identityTicket === undefined) return undefined;
    const ticket = await findTicket(ctx, identityTicket);
    if (!ticket) throw fault("auth.link_expired");
    return async (tx, memberId) => {
      if (!(await spendTicket(tx, ticket))) throw fault("auth.link_expired");
      await linkIdentity(tx, ctx, memberId, ticket);
    };
  },
};
