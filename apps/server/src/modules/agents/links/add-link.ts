import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { storedOffer } from "@baize/domain/agents/contract/stored-terms";
import { trimmed } from "@baize/domain/text/trim";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { publicHosts } from "../../../platform/brand/public-hosts.ts";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { newCode } from "../../identity/register/new-code.ts";
import { lockInviter } from "../../identity/register/queries.ts";
import { requireMayOpen } from "../team/require-inviter.ts";
import { readFirstOffers } from "../contracts/first-offers.ts";
import { lockForOffers } from "../contracts/lock-for-offers.ts";
import { countOpenLinks, insertLink } from "./queries.ts";
import { loadLinkView } from "./load-link-views.ts";

const DAY_MS = 86_400_000;

/** A domain of the brand, in small letters; null for all of them. */
function ownDomain({ brand }: MemberContext, { domain }: ParsedOf<"team.addLink">): string | null {
  const wanted = trimmed(domain ?? "").toLowerCase();
  if (wanted === "") return null;
  if (!publicHosts(brand).includes(wanted)) throw invalid("domain", "not_allowed");
  return wanted;
}

export const addLink: Handler<"team.addLink", ServerContexts> = async (ctx, input) => {
  const { brand, member, now } = ctx;
  const { type: kind, label, days, mostUses = null } = input;
  requireMayOpen(ctx, kind);
  const domain = ownDomain(ctx, input);
  const offers = readFirstOffers(ctx, kind, input.offers);
  const expiresAt = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
  return await ctx.commit(async (tx) => {
    await lockForOffers(tx, ctx, offers);
    await lockInviter(tx, ctx);
    if ((await countOpenLinks(tx, ctx)) >= brand.agents.links) throw fault("affiliate.limit_reached");
    const given = { kind, label: trimmed(label), domain, expiresAt, mostUses, offers: offers.map(storedOffer) };
    let row = await insertLink(tx, ctx, { ...given, code: newCode() });
    while (!row) row = await insertLink(tx, ctx, { ...given, code: newCode() });
    await writeAudit(tx, ctx, "team.addLink", member.id, { code: row.code, kind });
    return await loadLinkView(tx, ctx, row);
  });
};
