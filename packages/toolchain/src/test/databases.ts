import { globSync } from "node:fs";
import { basename } from "node:path";
import { root } from "../root.ts";

/**
 * Server tests whose outcome depends on the database and its driver: ledger, locks, order of lists, faults, migrations. They
 * run on PostgreSQL too; every server test runs on PGlite. By file name, so that a file may be moved.
 */
export const onBothDatabases = [
  // The ledger, and everything that moves money.
  "ledger.test.ts",
  "ledger-migration.test.ts",
  "agent-invariants.test.ts",
  "postings.test.ts",
  "audit-chain.test.ts",
  "two-people.test.ts",
  "runtime-role.test.ts",
  "scale.test.ts",
  "keys-migration.test.ts",
  "wallets.test.ts",
  "round-settled.test.ts",
  "corrected-rounds.test.ts",
  "facts.test.ts",
  "play-hours.test.ts",
  "settlement.test.ts",
  "load-proof.test.ts",
  "bills.test.ts",
  "debt-freezes.test.ts",
  "guarantee.test.ts",
  "corrections.test.ts",
  "payments.test.ts",
  "team-play.test.ts",
  "income.test.ts",
  "opened-figures.test.ts",
  "simulate-contract.test.ts",
  "first-offers.test.ts",
  "load-movers.test.ts",
  "rising-rates.test.ts",
  "whole-runs.test.ts",
  "held-wins.test.ts",
  "tickets.test.ts",
  "purchases-at-once.test.ts",
  "expose-numbers.test.ts",
  "draws.test.ts",
  "closed-draws.test.ts",
  "cancelled-draws.test.ts",
  "settle-parts.test.ts",
  "corrected-parts.test.ts",
  "lost-tickets.test.ts",
  "two-clocks.test.ts",
  "chases.test.ts",
  "waiting-chases.test.ts",
  "held-prizes.test.ts",
  "settled-rounds.test.ts",
  "lottery-histories.test.ts",
  "vendor-wallets.test.ts",
  "provider-wallet.test.ts",
  "call-status.test.ts",
  "credits.test.ts",
  "transactions-feed.test.ts",
  "void-reason.test.ts",
  "open-rounds.test.ts",
  "unsettle.test.ts",
  "several-providers.test.ts",
  "reconcile-day.test.ts",
  "valid-bets.test.ts",
  "vendor-door.test.ts",
  "vendor-conform.test.ts",
  "statements.test.ts",
  "deposits.test.ts",
  "reverse-deposit.test.ts",
  "adjustments-migration.test.ts",
  "withdrawals.test.ts",
  "payout.test.ts",
  "account-holder.test.ts",
  "account-holder-migration.test.ts",
  "member-transfers.test.ts",
  "sub-accounts.test.ts",
  "rewards.test.ts",
  "points.test.ts",
  "loyalty.test.ts",
  "responsible-gambling.test.ts",
  "profit.test.ts",
  "amounts.test.ts",
  // Concurrent calls: a lock or a unique key admits one of them.
  "register.test.ts",
  "contracts.test.ts",
  "frozen-confirm.test.ts",
  "codes.test.ts",
  "throttles.test.ts",
  "operator.test.ts",
  "operator-desk.test.ts",
  // Lists: their order, their pages, their days.
  "transactions.test.ts",
  "record-days.test.ts",
  "games.test.ts",
  "team.test.ts",
  "team-bets.test.ts",
  "team-days.test.ts",
  "keep-orders.test.ts",
  "profit-loss.test.ts",
  "profit-loss-order.test.ts",
  "team-overview.test.ts",
  "team-trends.test.ts",
  "open-account.test.ts",
  "move-member.test.ts",
  "chat.test.ts",
  // Every endpoint's values, as each driver returns them.
  "answers.test.ts",
  // Migrations and the seed.
  "seeded.test.ts",
  // Roles and owners of tables.
  "check-start.test.ts",
  // LISTEN and NOTIFY.
  "live.test.ts",
  "listen.test.ts",
  "rate-limit.test.ts",
  "timeouts.test.ts",
  // Faults of the database, and servers that are killed.
  "own-faults.test.ts",
  "faults.test.ts",
  "kill.test.ts",
] as const;

/** Every test file of the server, from the root. */
export const serverTests = (): readonly string[] => globSync("apps/server/{src,test}/**/*.test.ts", { cwd: root });

const names: ReadonlySet<string> = new Set(onBothDatabases);

/** The files that PostgreSQL runs. */
export const postgresTests = (): readonly string[] => serverTests().filter((file) => names.has(basename(file)));
