import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import { type PasswordChangeReason, PASSWORD_CHANGE_REASONS } from "@baize/domain/identity/session/password-change";
import { type Proven, SESSION_PROOFS, type SessionProof } from "@baize/domain/identity/session/proof";
import type { Brand } from "../../../platform/brand/brand.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import type { FindCaller } from "../../../platform/caller.ts";
import type { Database } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import type { System } from "../../../platform/system.ts";
import { asBook } from "../member/book.ts";
import { endPreviousToken, findSession, updateLastSeen } from "./queries.ts";

/** How long calls that were under way, and other tabs, may still carry the token that a proof replaced. */
const PREVIOUS_MS = 30_000;

/** How old the last-seen time may be before a call writes it anew. */
const LAST_SEEN_EVERY_MS = 60_000;

const asReason = (text: string | null): PasswordChangeReason | null =>
  PASSWORD_CHANGE_REASONS.find((reason) => reason === text) ?? null;

const asProof = (text: string | null): SessionProof | null => SESSION_PROOFS.find((proof) => proof === text) ?? null;

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

const idleMs = ({ session }: Found, now: Date) => now.getTime() - session.lastSeenAt.getTime();

/** Whether the token is taken no more. */
function isOver(found: Found, { session: { idleMinutes } }: Brand, now: Date): boolean {
  const { session, isPrevious, member } = found;
  const isReplaced = isPrevious && session.previousUntil !== null && session.previousUntil <= now;
  const isEnded = session.endedAt !== null || session.expiresAt <= now;
  return isReplaced || isEnded || idleMs(found, now) > idleMinutes * 60_000 || member.status !== ACTIVE_MEMBER;
}

/** Notes that the session is in use, and that its holder has a new token. */
async function recordUse(db: Database, found: Found, now: Date, background: boolean): Promise<void> {
  const { id, previousHash, previousUntil } = found.session;
  if (!background && idleMs(found, now) > LAST_SEEN_EVERY_MS) await updateLastSeen(db, id, now);
  if (found.isPrevious || previousHash === null || previousUntil !== null) return;
  await endPreviousToken(db, id, new Date(now.getTime() + PREVIOUS_MS));
}

/** Another person may hold a replaced token: the proof is not theirs. */
const provenOf = ({ isPrevious, session: { provenBy, provenAt } }: Found): Proven =>
  isPrevious ? { by: null, at: null } : { by: asProof(provenBy), at: provenAt };

/** Looks sessions up in one database; see `FindCaller`. One query a call, and one more when the brand has changed. */
export const findCallerIn =
  ({ db, brands }: Pick<System, "db" | "brands">): FindCaller =>
  async (token, now, background = false) => {
    const tokenHash = hashOf(token);
    const found = await findSession(db, tokenHash);
    if (!found) return undefined;
    const { code, revision } = found.brand;
    const brand = brands.get(code, revision) ?? brands.of(await loadBrand(db, code));
    if (isOver(found, brand, now)) return undefined;
    await recordUse(db, found, now, background);
    const { id, createdAt, expiresAt, passwordChange } = found.session;
    const { status: _, ...account } = found.member;
    return {
      brand,
      member: { ...account, book: asBook(account.book) },
      session: { id, tokenHash, createdAt, expiresAt, passwordChange: asReason(passwordChange), proven: provenOf(found) },
    };
  };
