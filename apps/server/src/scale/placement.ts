/**
 * Where a table's rows are when the database is distributed over several machines, in the terms of Citus.
 * - `distributed`: sharded by this column, a member's id; the rows of one member in all such tables are on one machine.
 * - `reference`: a copy on every machine. Written seldom, or looked up before it is known whose row it is.
 * - `local`: on one machine. Read and written one row at a time, and joined with nothing that is distributed.
 */
export type Placement =
  | { readonly kind: "distributed"; readonly by: string }
  | { readonly kind: "reference" | "local"; readonly why: string };

const member: Placement = { kind: "distributed", by: "member_id" };
const reference = (why: string): Placement => ({ kind: "reference", why });
const local = (why: string): Placement => ({ kind: "local", why });
const catalogue = reference("written by operators, read by everybody");
const token = reference("found by its token, before it is known whose it is");
const server = reference("read when a server starts");
const once = local("used once by its own key, before it is known whose it is");

/** Every table of the product. A table that is missing here fails the check. */
export const PLACEMENTS: Readonly<Record<string, Placement>> = {
  accounts: member,
  transfers: member,
  entries: member,
  record_sums: member,
  record_marks: member,
  idempotency: { kind: "distributed", by: "owner" },
  bets: member,
  provider_calls: member,
  provider_nonces: member,
  game_sessions: member,
  deposits: member,
  withdrawals: member,
  adjustments: member,
  payout_accounts: member,
  payment_passwords: member,
  payment_steps: member,
  wallet_transfers: member,
  bonuses: member,
  wagering_lines: member,
  dues: member,
  participations: member,
  raffle_draws: member,
  rebate_lines: member,
  point_earnings: member,
  redemptions: member,
  play_limits: member,
  play_settings: member,
  play_blocks: member,
  inbox: member,
  announcement_reads: member,
  favourites: member,
  recent_games: member,
  member_networks: member,
  totps: member,
  trusted_devices: member,
  chat_mutes: member,
  live_versions: member,
  uploads: member,
  feedback: member,
  path_closure: { kind: "distributed", by: "ancestor_id" },
  brands: catalogue,
  brand_vendors: catalogue,
  vendors: catalogue,
  vendor_categories: catalogue,
  games: catalogue,
  lotteries: catalogue,
  draws: catalogue,
  promotions: catalogue,
  missions: catalogue,
  rewards: catalogue,
  announcements: catalogue,
  banners: catalogue,
  articles: catalogue,
  gifts: catalogue,
  winners: reference("one board a brand, read by everybody"),
  members: reference("its own id is the member's; names, mail and mobile are unique in a brand, so those keys hold no member"),
  invites: reference("found by its code, which says whose it is"),
  path_versions: reference("written when a member joins or moves, and read below each of the uplines"),
  sessions: token,
  remembered: token,
  launches: token,
  provider_members: reference("found by a provider's alias, which says whose it is and never changes"),
  passkeys: reference("found by the id that a device sends, before it is known whose it is"),
  operators: reference("a few people; read at every operation"),
  operator_sessions: token,
  operator_requests: local("each decided once, by its own id; an operation need not be about a member"),
  server_keys: server,
  server_secrets: server,
  facts: server,
  migrations: server,
  spent: once,
  captchas: once,
  verification_codes: once,
  sign_in_challenges: once,
  password_resets: once,
  passkey_challenges: once,
  throttles: local("counted by account name or address, which need not be a member's"),
  rate_buckets: local("counted by address"),
  agent_applications: local("from people who are no members"),
  chat_messages: reference("a room is read by more than one member: the lobby by everybody, a conversation by the desk"),
  audit: local("written once and read by operators; not each line is about a member"),
  audit_heads: local("as the audit lines, of which it is the last"),
  audit_addresses: local("as the audit lines that they belong to"),
  outbox: local("stands for a message gateway: developers read it"),
  payment_reports: local("found by the adapter's own event, so that it counts once whatever it names"),
  sandbox_reports: local("stands for the records of a bank outside"),
};
