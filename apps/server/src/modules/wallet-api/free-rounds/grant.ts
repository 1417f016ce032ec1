import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import { lockMembers } from "../../../ledger/locks.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { findCampaign, findGrantedGame, type FreeRoundsRow, insertFreeRounds } from "./queries.ts";

interface WantedRounds {
  readonly brand: string;
  readonly member: string;
  readonly campaign: string;
  /** The id of a game. */
  readonly game: string;
  readonly rounds: number;
  readonly stake: string;
  readonly until: string;
}

type Grant = Pick<
  FreeRoundsRow,
  | "memberId"
  | "campaign"
  | "brand"
  | "provider"
  | "gameId"
  | "gameCode"
  | "currency"
  | "stake"
  | "granted"
  | "open"
  | "grantedAt"
  | "validUntil"
>;

/** The rounds as they would be stored, with the titles of their game. */
async function readGrant(system: System, wanted: WantedRounds) {
  const { id: memberId, brand, status, book } = await loadMemberByName(system.db, wanted);
  if (book === "demo" || status !== ACTIVE_MEMBER) throw new Refused("Free rounds are granted to active members of real money.");
  const { currency, bets, timeZone } = system.brands.of(brand);
  const found = await findGrantedGame(system.db, wanted.game);
  if (!found?.game.launchCode || !found.game.freeRounds) throw new Refused(`The game ${wanted.game} has no free rounds.`);
  const { game, provider } = found;
  const stake = parseAmount(wanted.stake, currency);
  if (stake === undefined || stake < BigInt(bets.min) || stake > BigInt(bets.max))
    throw new Refused(`--stake is refused: "${wanted.stake}" is no stake that ${brand.code} takes.`);
  if (game.stakeStep !== null && stake % BigInt(game.stakeStep) !== 0n)
    throw new Refused(
      `--stake is refused: stakes of this game are multiples of ${formatAmount(BigInt(game.stakeStep), currency)}.`,
    );
  const validUntil = new Date(wanted.until);
  const grantedAt = system.now();
  if (validUntil <= grantedAt) throw new Refused("--until is refused: that time is over.");
  const { campaign, rounds } = wanted;
  const of = { memberId, campaign, brand: brand.code, provider, gameId: game.id, gameCode: game.launchCode ?? "", currency };
  const grant: Grant = { ...of, stake, granted: rounds, open: rounds, grantedAt, validUntil };
  return { grant, titles: game.titles, until: { at: validUntil, brand: { currency, timeZone } } };
}

/** Answers a repeat of a grant. It must have the same values; whether the grant would still be allowed does not matter. */
function repeated(row: FreeRoundsRow, { member, campaign, game, rounds, stake, until }: WantedRounds) {
  const isSame =
    row.gameId === game &&
    row.stake === parseAmount(stake, row.currency) &&
    row.granted === rounds &&
    row.validUntil.getTime() === new Date(until).getTime();
  if (!isSame) throw new Refused(`${member} has other free rounds of ${campaign}.`);
  return { member, campaign, game, rounds, again: true };
}

/**
 * Grants a member free rounds of a campaign, once: a repeat with the same values changes nothing, with others it is refused. Nothing
 * is posted before a round wins.
 */
export async function grantFreeRounds(system: System, operator: Operator, wanted: WantedRounds) {
  const { id } = await loadMemberByName(system.db, wanted);
  const earlier = await findCampaign(system.db, id, wanted.campaign);
  if (earlier) return repeated(earlier, wanted);
  const { grant, titles, until } = await readGrant(system, wanted);
  const { memberId, campaign, currency, stake, granted, grantedAt } = grant;
  return await transact(system.db, async (tx) => {
    await lockMembers(runIn(tx), memberId);
    const before = await findCampaign(tx, memberId, campaign);
    // The same grant may have come twice at once.
    if (before) return repeated(before, wanted);
    await insertFreeRounds(tx, grant);
    const facts = { titles, amount: { minor: stake, currency }, count: granted, until };
    await notifyMember(tx, memberId, "free_rounds_granted", facts, grantedAt);
    const details = { campaign, game: grant.gameId, rounds: granted, stake: wanted.stake, until: wanted.until };
    await writeOperatorAudit(tx, system, operator, { brand: grant.brand, action: "free-rounds.grant", memberId, details });
    return { member: wanted.member, campaign, game: grant.gameId, rounds: granted, again: false };
  });
}
