import { StartError } from "../config/start-error.ts";
import type { OpenDatabase, RunSql } from "./database.ts";

/** Tables whose rows end: what expires, and what its owner may take back. Everywhere else the runtime role deletes nothing. */
export const DELETABLE: ReadonlySet<string> = new Set([
  "announcement_reads",
  "audit_addresses",
  "branch_orders",
  "captchas",
  "changed_days",
  "chat_mutes",
  "downline_notes",
  "favourites",
  "game_sessions",
  "idempotency",
  "identity_requests",
  "identity_tickets",
  "inbox",
  "launches",
  "lottery_exposures",
  "member_networks",
  "linked_identities",
  "operator_sessions",
  "ordered_branches",
  "outbox",
  "passkey_challenges",
  "passkeys",
  "password_resets",
  "payment_passwords",
  "play_limits",
  "provider_nonces",
  "rate_buckets",
  "recent_games",
  "record_sums",
  "remembered",
  "server_keys",
  "server_secrets",
  "sessions",
  "sign_in_challenges",
  "spent",
  "throttles",
  "totps",
  "trusted_devices",
  "uploads",
  "verification_codes",
  "winners",
]);

/** Tables that only the owner writes: the heads of the audit trail by a trigger, the rest by migrations. */
const READ_ONLY: ReadonlySet<string> = new Set(["audit_heads", "migrations"]);
/** Columns that a posting changes; nothing else of an account ever does. */
const CHANGEABLE: Readonly<Record<string, string>> = { accounts: "(balance, version)" };

interface Table {
  readonly name: string;
  /** Whether a trigger refuses to change its rows. */
  readonly appendOnly: boolean;
}

async function listTables(run: RunSql): Promise<Table[]> {
  const { rows } = await run(`select c.relname as name, exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname = 'refuse_rewrite' and t.tgname like '%append_only') as append_only
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by c.relname`);
  return rows.map((row) => ({ name: String(row.name), appendOnly: row.append_only === true }));
}

function rightsOn({ name, appendOnly }: Table): string {
  if (READ_ONLY.has(name)) return "select";
  const rights = ["select", "insert"];
  if (!appendOnly) rights.push(`update ${CHANGEABLE[name] ?? ""}`);
  if (DELETABLE.has(name)) rights.push("delete");
  return rights.join(", ");
}

/** The queue of the jobs changes its own tables, so it belongs to the runtime role, also where one role had owned everything. */
const queueStatements = (role: string): readonly string[] => [
  "create schema if not exists pgboss",
  `alter schema pgboss owner to ${role}`,
  `do $$ declare one text; begin
    for one in
      select format('alter table pgboss.%I owner to ${role}', relname) from pg_class
        where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
      union all select format('alter function %s owner to ${role}', oid::regprocedure) from pg_proc
        where pronamespace = 'pgboss'::regnamespace
      union all select format('alter type pgboss.%I owner to ${role}', typname) from pg_type
        where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
    loop execute one; end loop;
  end $$`,
];

/** Lower case, as PostgreSQL folds names that are not quoted. */
const ROLE = /^[a-z_][a-z0-9_]{0,62}$/;

async function requireRole(run: RunSql, role: string): Promise<void> {
  if (!ROLE.test(role)) throw new StartError(`RUNTIME_ROLE is not usable: ${role} is no plain name of a role.`);
  const { rows } = await run("select from pg_roles where rolname = $1", [role]);
  if (rows.length === 0) throw new StartError(`There is no role ${role}. Create it: create role ${role} login password '…'.`);
}

/**
 * Gives the role of the servers the rights that they need, and takes all others away. It may add rows, and change and delete
 * only as above; it owns no table, so it disables no trigger. The queue of the jobs is its own. Throws StartError where there
 * is no such role.
 */
export async function grantRuntime({ runSql }: Pick<OpenDatabase, "runSql">, role: string): Promise<void> {
  await requireRole(runSql, role);
  const tables = await listTables(runSql);
  await runSql(
    [
      "begin",
      `revoke all on all tables in schema public from ${role}`,
      `revoke create on schema public from public, ${role}`,
      `grant usage on schema public to ${role}`,
      ...tables.map((table) => `grant ${rightsOn(table)} on "${table.name}" to ${role}`),
      ...queueStatements(role),
      "commit",
    ].join(";\n"),
  );
}
