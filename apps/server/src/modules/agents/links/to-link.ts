import { LINK_KINDS, linkState } from "@baize/domain/agents/link";
import type { MemberContext } from "../../../platform/context.ts";
import { termsView } from "../contracts/view.ts";
import type { LinkRow } from "./queries.ts";

/** A link as its agent sees it. */
export function toLink(row: LinkRow, { now, brand }: Pick<MemberContext, "now" | "brand">) {
  const type = LINK_KINDS.find((kind) => kind === row.kind);
  if (type === undefined || row.createdAt === null) throw new Error(`The code ${row.code} is no link`);
  return {
    code: row.code,
    label: row.label,
    type,
    domain: row.domain,
    state: linkState(row, now),
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt?.getTime() ?? null,
    mostUses: row.mostUses,
    uses: row.uses,
    offers: row.offers.map((offer) => termsView(offer, brand.currency)),
  };
}
