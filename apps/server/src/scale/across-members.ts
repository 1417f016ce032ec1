/** A statement that is about many members, or about one that it does not know yet. */
export interface AcrossMembers {
  /** The function that asks it. */
  readonly name: string;
  /** A part of the statement that no other has, as `normalStatement` writes it. */
  readonly part: string;
  readonly why: string;
}

const LIST = "a list of an operator";
const BY_ID = "an operator knows the id alone";
const TEAM_PLAY = "an agent is paid by what the team played";
const DUE = "a job looks for what is due; what it then does names the member";
const PAYER = "an agent reads what it pays; each statement is beside the member who is paid";
const SUMS = "a job sums what members played; what it then does names the member";
const PAID = "a job pays many statements at once; it has locked the members, each by a statement of its own";
const DRAW = "a draw settles all its tickets, batch by batch; each batch locks its members in one order";
const ROUNDS = "a draw settles many tickets at once, and a bulk of a vendor many rounds; both lock their members in one order";
const MANY = "a vendor decides about many players at once; a bulk locks them in one order";
const REPORT = "an agent reads what the team did, over the closure of the one agent";
const WATCH = "a server reads once for all members that it watches; each row is joined by the member";
const FEED = "a vendor compares all calls of its day";
const OPEN = "a vendor ends the rounds that it has left open";
const RECONCILED = "an operator compares a vendor's list, which names members by their aliases";
const RESEAL = "a rotated key seals anew what members have stored; what it then does names the member";
const METRICS = "metrics count what waits for an operator";
const PURGE = "a job deletes what nothing accepts any more";

/** Every such statement of the product. None of them is part of a bet, or of a move that a member makes. */
export const ACROSS_MEMBERS: readonly AcrossMembers[] = [
  { name: "sealedNumbers", part: "payout_accounts.sealed_number not like", why: RESEAL },
  { name: "sealedTotps", part: "totps.sealed_secret not like", why: RESEAL },
  { name: "listNamedCalls", part: "(provider_members.alias, provider_calls.transaction_id) in", why: RECONCILED },
  { name: "listOpenRounds", part: "from bets inner join provider_members on", why: OPEN },
  { name: "listCalls", part: "from provider_calls inner join provider_members on", why: FEED },
  { name: "listHeldWins", part: "from provider_calls inner join members on", why: LIST },
  { name: "listDepositsInState", part: "from deposits inner join members on", why: LIST },
  {
    name: "findDeposit",
    part: "from deposits where deposits.id = $1",
    why: `${BY_ID}, and so does the page of the sandbox bank`,
  },
  { name: "listUnpaidDeposits", part: "deposits.expires_at <= $1", why: DUE },
  { name: "listWithdrawalsInState", part: "from withdrawals inner join members on", why: LIST },
  { name: "listAccountsInState", part: "from payout_accounts inner join members on", why: LIST },
  { name: "countWaitingWithdrawals", part: "min(created_at) from withdrawals where", why: METRICS },
  { name: "findWithdrawalKey", part: "from withdrawals where withdrawals.id = $1", why: BY_ID },
  { name: "listUnansweredWithdrawals", part: "withdrawals.auto_at <= $1", why: DUE },
  { name: "listAwaitingAnswer", part: "withdrawals.auto_at > $1", why: DUE },
  { name: "listPendingTransfers", part: "from wallet_transfers where wallet_transfers.state in", why: DUE },
  { name: "listPendingWithMembers", part: "from wallet_transfers inner join members on", why: LIST },
  {
    name: "loadFeedback",
    part: "from feedback inner join members on members.id = feedback.member_id where feedback.id",
    why: BY_ID,
  },
  {
    name: "listFeedback",
    part: "from feedback inner join members on members.id = feedback.member_id where (feedback.brand",
    why: LIST,
  },
  { name: "listPromotionApplications", part: "from participations inner join members on", why: LIST },
  { name: "listExchanges", part: "from redemptions inner join members on", why: LIST },
  {
    name: "expirePendingRewards",
    part: "update pending_rewards set state = $1, closed_at = $1 where (pending_rewards.state in",
    why: PURGE,
  },
  { name: "listOverdueFreeRounds", part: "from free_rounds where (free_rounds.open > 0 and", why: DUE },
  { name: "listFreeRounds", part: "from free_rounds inner join members on", why: LIST },
  { name: "listCampaignCosts", part: "(-sum(accounts.balance))::text", why: LIST },
  { name: "listOverdueBonuses", part: "bonuses.expires_at <= $1", why: DUE },
  { name: "listUncountedBets", part: "not exists (select from rebate_lines", why: SUMS },
  { name: "listPlayedMembers", part: "(select sum(valid_bet)::text from bets b where b.member_id = m.id)", why: SUMS },
  { name: "listReferralsToReward", part: "d.member_id = m.upline_id and d.source = 'referral'", why: DUE },
  { name: "listEarnedSince", part: "as day, f.game_type as what, sum(f.valid_bet)", why: SUMS },
  { name: "loadPaidPoints", part: "from point_earnings where member_id = any($1::uuid[])", why: SUMS },
  {
    name: "listRankings",
    part: "ranked as (select member_id, sum, row_number()",
    why: "the leaderboard compares all members of a brand",
  },
  {
    name: "findFriends",
    part: "from members where upline_id = $1 and",
    why: "a member sees how far each invited friend has come",
  },
  { name: "loadVersions", part: "from live_versions where member_id = any($1::uuid[])", why: WATCH },
  { name: "loadMemberStates", part: "with ordinality as w(member_id, brand, session_id, place)", why: WATCH },
  {
    name: "findAvatar",
    part: "uploads.used_for like $1",
    why: "an image's address names no member, and browsers keep each image for good",
  },
  { name: "countFacts", part: "update wager_facts set counts_at = greatest(settled_at", why: SUMS },
  {
    name: "listTeamPlay",
    part: "as branch_id, p.game_type, sum(p.rounds)",
    why: TEAM_PLAY,
  },
  { name: "listBranchPlay", part: "select p.member_id, p.version, p.game_type,", why: TEAM_PLAY },
  { name: "readPathPlay", part: "select p.member_id, p.version, string_agg(", why: TEAM_PLAY },
  { name: "countPlayers", part: "count(*) over (partition by p.member_id) as versions", why: TEAM_PLAY },
  {
    name: "listCountedWagers",
    part: "join members m on m.id = f.member_id where c.ancestor_id",
    why: "an agent reads which wagers of the team a line of a statement counts",
  },
  { name: "listOwnStatements", part: "from settlement_statements inner join members on", why: PAYER },
  { name: "sumOwnStatements", part: "0)::text from settlement_statements where", why: PAYER },
  { name: "loadDueBills", part: "where upline_id = $1::uuid and state = 'due'", why: PAYER },
  {
    name: "listBranchWagers",
    part: "select f.member_id, f.version, f.game_type, f.status, width_bucket",
    why: TEAM_PLAY,
  },
  {
    name: "listTeamBets",
    part: "members.username, path_closure.depth from path_closure inner join bets",
    why: REPORT,
  },
  {
    name: "listTeamMoves",
    part: "members.username, path_closure.depth from path_closure inner join path_versions",
    why: REPORT,
  },
  { name: "sumTeamBets", part: "sum(bets.valid_bet), 0)::text from path_closure inner join bets", why: REPORT },
  { name: "listHeads", part: "group by c.joined_at, c.member_id", why: REPORT },
  { name: "countTeamPlayers", part: "(select coalesce(sum(count), 0) from team_players", why: REPORT },
  { name: "takeChangedDays", part: "with taken as ( delete from changed_days", why: SUMS },
  { name: "addPlayers", part: "insert into team_players", why: SUMS },
  { name: "addToSums", part: "insert into team_days", why: SUMS },
  { name: "askForOrder", part: "insert into branch_orders as o", why: REPORT },
  { name: "deleteUnreadOrders", part: "with unread as ( delete from branch_orders", why: PURGE },
  { name: "buildOrders", part: "insert into ordered_branches (member_id", why: SUMS },
  { name: "findWithTeam", part: "where exists (select from path_closure c where c.ancestor_id = one.id)", why: REPORT },
  {
    name: "sumTeamMoves",
    part: "0)::text from path_closure inner join path_versions on (path_versions.member_id = path_closure.member_id and path_versions.version = path_closure.version) inner join transfers",
    why: REPORT,
  },
  {
    name: "deleteNotesAbout",
    part: "delete from downline_notes where downline_notes.downline_id",
    why: "agents wrote about a member whose account closes",
  },
  { name: "findNextPlay", part: "select min(counts_at)::text as at from wager_facts where brand", why: DUE },
  {
    name: "loadCarries",
    part: "select distinct on (settlement_statements.member_id)",
    why: "a run begins with what the last one left",
  },
  {
    name: "listLeaves",
    part: "select place, leaf from settlement_statements where run_id",
    why: "a run is the tree over its statements",
  },
  { name: "listDueBills", part: "settlement_statements.due_at <= $1", why: DUE },
  { name: "hasStatementIn", part: "where (settlement_statements.run_id = $1 and settlement_statements.state in", why: DUE },
  {
    name: "loadStatements",
    part: "(settlement_statements.member_id, settlement_statements.run_id) in (select",
    why: PAID,
  },
  { name: "updatePayments", part: "update settlement_statements s set state = p.state", why: PAID },
  { name: "PendingMoves.load", part: "select member_id, id, balance, version from accounts where member_id = any", why: PAID },
  { name: "writeMoves", part: "update accounts a set balance = e.after", why: PAID },
  { name: "loadPlayers", part: "join provider_members pm on pm.member_id = w.member_id", why: MANY },
  { name: "loadFacts", part: "n.nonce is not null as used", why: MANY },
  { name: "storeWins", part: "update bets b set payout = b.payout + w.amount", why: MANY },
  {
    name: "listParts",
    part: "select member_id, row_number() over (order by member_id, id) as place from lottery_tickets",
    why: DRAW,
  },
  { name: "lockPart", part: "select 1 from lottery_tickets where (member_id, id) =", why: DRAW },
  { name: "listNext", part: "and (member_id, id) > ($1::uuid, $1::uuid) and", why: DRAW },
  {
    name: "lockMembersAtOnce",
    part: "select 1 from accounts where member_id = any($1::uuid[]) and kind = 'cash' order by member_id, id for update",
    why: DRAW,
  },
  { name: "settleTickets", part: "update lottery_tickets t set state = 'settled'", why: DRAW },
  { name: "refundTickets", part: "update lottery_tickets t set state = 'refunded'", why: DRAW },
  { name: "closeRounds", part: "update bets b set status = c.status", why: ROUNDS },
  {
    name: "listWaiting",
    part: "from lottery_chases where (lottery_chases.game",
    why: "a draw that opens takes the stakes of all chases",
  },
  { name: "withholdWins", part: "update bets b set withheld = b.withheld + c.amount", why: DRAW },
  { name: "listUnpaid", part: "select b.id from bets b where b.withheld", why: DRAW },
  {
    name: "countWaitingWins",
    part: "select count(*) from lottery_tickets inner join bets on",
    why: "a draw is corrected when none of its wins waits",
  },
  { name: "refundRounds", part: "update bets b set status = 'refunded', refunded = b.stake", why: DRAW },
  { name: "listInPlay", part: "select distinct member_id from bonuses where member_id = any", why: ROUNDS },
  { name: "addFacts", part: "as g (member_id, bet_id, brand, game_type, book, status", why: ROUNDS },
  {
    name: "listSettledTexts",
    part: "version from lottery_tickets where game = $1 and issue = $1 order by leaf",
    why: "a proof is over all tickets of a draw",
  },
  { name: "loadDigest", part: "string_agg(leaf ||", why: "a proof is over all tickets of a draw" },
  {
    name: "listLeaves",
    part: "select leaf from lottery_tickets where game",
    why: "a closed draw is the tree over its tickets",
  },
  { name: "findLastSale", part: "select max(at) from lottery_tickets", why: "a draw closes no earlier than its last ticket" },
  { name: "listTexts", part: "select text from settlement_statements where run_id", why: BY_ID },
  { name: "listDebts", part: "select m.username, g.ref, (-g.balance)::text as owed", why: LIST },
  {
    name: "hasUnpaid",
    part: "where (settlement_statements.upline_id = $1 and settlement_statements.state in",
    why: "an account closes when nothing is due on either side of its contracts",
  },
  { name: "listFormer", part: "settlement_statements.correction < $", why: SUMS },
  { name: "countOwed", part: "as owed_by_all from accounts g", why: SUMS },
  { name: "countUnpaid", part: "from settlement_statements where state = 'computed' or", why: DUE },
  {
    name: "loadDownlineBases",
    part: "select member_id, base from settlement_statements where (settlement_statements.upline_id = $1",
    why: "a dividend counts with what the contracts below it have",
  },
  {
    name: "sumStatements",
    part: "sum(s.amount) filter (where s.state = 'due')",
    why: "an agent reads what all downlines were paid",
  },
  {
    name: "listPotSums",
    part: "from accounts inner join members on members.id = accounts.member_id where (accounts.kind = ",
    why: "an operator reads what a brand and a provider owe each other",
  },
  { name: "listDebtors", part: "where g.kind = 'guarantee' and g.balance < 0", why: DUE },
  {
    name: "addPathVersions",
    part: "update path_closure set is_current = false",
    why: "a moved member leaves the teams of the former uplines",
  },
  { name: "purge idempotency", part: "delete from idempotency where", why: PURGE },
  { name: "purge game_sessions", part: "delete from game_sessions where game_sessions.expires_at", why: PURGE },
  { name: "purge provider_nonces", part: "delete from provider_nonces where", why: PURGE },
  { name: "purge trusted_devices", part: "delete from trusted_devices where trusted_devices.expires_at", why: PURGE },
  { name: "purge uploads", part: "delete from uploads where (uploads.created_at", why: PURGE },
];
