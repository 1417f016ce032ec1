import { LINK_KINDS, linkState } from "@baize/domain/agents/link";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { onlyRow } from "../../../platform/database/sums.ts";
import { termsView } from "../contracts/view.ts";
import { countBrought, type Size } from "../team/queries.ts";
import type { LinkRow } from "./queries.ts";

const NONE: Size = { count: 0, more: false };

/** A link as its agent sees it, with how many of the team it brought. */
function toLink(row: LinkRow, brought: Size, { now, brand }: Pick<MemberContext, "now" | "brand">) {
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
    brought,
    offers: row.offers.map((offer) => termsView(offer, brand.currency)),
  };
}

export type LinkView = ReturnType<typeof toLink>;

/** Links of the caller's own. */
export async function loadLinkViews(db: Executor, ctx: MemberContext, rows: readonly LinkRow[]): Promise<LinkView[]> {
  const codes = rows.map(({ code }) => code);
  const brought = await countBrought(db, ctx, codes);
  return rows.map((row) => toLink(row, brought.get(row.code) ?? NONE, ctx));
}

export async function loadLinkView(db: Executor, ctx: MemberContext, row: LinkRow): Promise<LinkView> {
  return onlyRow(await loadLinkViews(db, ctx, [row]));
}
