import { sql } from "drizzle-orm";
import type { Executor } from "../database/database.ts";
import { countPendingMigrations } from "../database/migrate.ts";

/** The facts about the database that a start in production needs. */
export interface DatabaseFacts {
  /** Tables of the server that this role owns, by itself, by a role that it belongs to, or as a superuser. */
  readonly ownedTables: number;
  /** Tables of which this role could rewrite or remove history. */
  readonly rewritable: readonly string[];
  readonly pendingMigrations: number;
  /** It was filled with demo data: accounts whose passwords are published, and invented winners. */
  readonly demoData: boolean;
  /** Brands with a wallet for each vendor: only the sandbox has such vendors. */
  readonly splitWallets: readonly string[];
}

async function tableExists(db: Executor, table: string): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass(${`public.${table}`}) is not null as there`);
  return rows[0]?.there ?? false;
}

async function countOwnedTables(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*)::text as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and pg_has_role(current_user, c.relowner, 'MEMBER')`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Tables of the ledger and the audit trail of which the role may change whole rows, or remove them. */
async function listRewritable(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relname in ('transfers', 'entries', 'audit', 'audit_heads', 'accounts')
        and has_table_privilege(c.oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER') order by c.relname`,
  );
  return rows.map(({ name }) => name);
}

async function listSplitWallets(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from brands where config -> 'payments' ->> 'isSingle' = 'false' order by code`,
  );
  return rows.map(({ code }) => code);
}

async function wasSeeded(db: Executor): Promise<boolean> {
  const { rows } = await db.execute(sql`select from facts where name = 'seed'`);
  return rows.length > 0;
}

/** Reads the catalogue and changes nothing. The tables of a new database may be missing. */
export async function findDatabaseFacts(db: Executor): Promise<DatabaseFacts> {
  return {
    ownedTables: await countOwnedTables(db),
    rewritable: await listRewritable(db),
    pendingMigrations: await countPendingMigrations(db),
    demoData: (await tableExists(db, "facts")) && (await wasSeeded(db)),
    splitWallets: (await tableExists(db, "brands")) ? await listSplitWallets(db) : [],
  };
}
