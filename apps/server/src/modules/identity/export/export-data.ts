import type { Handler } from "@baize/api/contract/contract";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import {
  listPersonalRows,
  MOST_ROWS,
  type PersonalRow,
  type PersonalTable,
} from "../../../platform/personal-data/personal-queries.ts";
import { countTry } from "../../../platform/security/throttle.ts";

/** Reading everything is work for the database, and a person needs it seldom. */
const LIMIT = { windowMinutes: 24 * 60, most: 3 };

/** The member's own file: every row that the tables hold about the member, and no secret. */
export const exportData =
  (tables: readonly PersonalTable[]): Handler<"account.export", ServerContexts> =>
  async (ctx) => {
    const { system, member, brand, now } = ctx;
    const counted = await countTry(system.db, `export ${member.id}`, now, LIMIT);
    if (!counted.counted) throw fault("rate.limited", { retryAfter: counted.retryAfter });
    const data: Record<string, PersonalRow[]> = {};
    const incomplete: string[] = [];
    for (const table of tables) {
      const rows = await listPersonalRows(system.db, ctx, table);
      if (rows.length > MOST_ROWS) incomplete.push(table.section);
      data[table.section] = rows.slice(0, MOST_ROWS);
    }
    await ctx.commit(async (tx) => {
      await writeAudit(tx, ctx, "account.export", member.id, { incomplete });
    });
    const about = { account: member.username, brand: brand.title, at: now, currency: brand.currency, incomplete };
    return { file: JSON.stringify({ about, ...data }, null, 2) };
  };
