import type { Handler } from "@baize/api/contract/contract";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { pageOf, readCursor } from "../../../platform/lists/page.ts";
import { listOwnChases, type NamedChase } from "./queries.ts";
import { loadChaseView } from "./view.ts";

async function loadView({ system, brand, language }: MemberContext, found: NamedChase) {
  const rules = lotteryGameOf(found.chase.game);
  if (!rules) throw new Error(`There is no lottery ${found.chase.game}`);
  return await loadChaseView(runIn(system.db), found, rules, { currency: brand.currency, language });
}

export const listChases: Handler<"lottery.chases", ServerContexts> = async (ctx, input) => {
  const rows = await listOwnChases(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ chase: { at, id } }) => ({ at, id }));
  return { items: await Promise.all(page.map(async (row) => await loadView(ctx, row))), next };
};
