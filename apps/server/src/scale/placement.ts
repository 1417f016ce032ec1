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
const catalogue: Placement = { kind: "reference", why: "written by operators, read by everybody" };
const person: Placement = { kind: "reference", why: "unique names in a brand, joined with everything a member has" };
const way: Placement = { kind: "reference", why: "looked up by a token or name, which says whose it is" };
const once: Placement = { kind: "local", why: "used once by its own key" };
const desk: Placement = { kind: "local", why: "found by operators, adapters or developers by its own id" };
const server: Placement = { kind: "reference", why: "read when a server starts" };

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
  deposits: member,
  withdrawals: member,
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
  inbox: member,
  announcement_reads: member,
  favourites: member,
  recent_games: member,
  member_networks: member,
  totps: member,
  chat_mutes: member,
  live_versions: member,
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
  winners: { kind: "reference", why: "one board a brand, read by everybody" },
  members: person,
  invites: person,
  sessions: way,
  remembered: way,
  provider_members: way,
  game_sessions: way,
  launches: way,
  passkeys: way,
  play_blocks: { kind: "reference", why: "few, and asked about other members than the caller" },
  server_keys: server,
  server_secrets: server,
  facts: server,
  migrations: server,
  spent: once,
  throttles: once,
  rate_buckets: once,
  captchas: once,
  verification_codes: once,
  sign_in_challenges: once,
  password_resets: once,
  passkey_challenges: once,
  uploads: desk,
  feedback: desk,
  agent_applications: desk,
  adjustments: desk,
  chat_messages: desk,
  audit: desk,
  outbox: desk,
  payment_reports: desk,
  sandbox_reports: desk,
};
