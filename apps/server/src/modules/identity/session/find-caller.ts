import { type PasswordChangeReason, PASSWORD_CHANGE_REASONS } from "@baize/domain/identity/session/password-change";
import { SESSION_PROOFS, type SessionProof } from "@baize/domain/identity/session/proof";
import { loadBrand } from "../../../platform/brand/queries.ts";
import type { FindCaller } from "../../../platform/caller.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import type { System } from "../../../platform/system.ts";
import { asBook } from "../member/book.ts";
import { findSession, updateLastSeen } from "./queries.ts";

/** How old the last-seen time may be before a call writes it anew. */
const LAST_SEEN_EVERY_MS = 60_000;

const asReason = (text: string | null): PasswordChangeReason | null =>
  PASSWORD_CHANGE_REASONS.find((reason) => reason === text) ?? null;

const asProof = (text: string | null): SessionProof | null => SESSION_PROOFS.find((proof) => proof === text) ?? null;

/** Looks sessions up in one database; see `FindCaller`. One query a call, and one more when the brand has changed. */
export const findCallerIn =
  ({ db, brands }: Pick<System, "db" | "brands">): FindCaller =>
  async (token, now, background = false) => {
    const tokenHash = hashOf(token);
    const found = await findSession(db, tokenHash);
    if (!found) return undefined;
    const { session, member } = found;
    const { code, revision } = found.brand;
    const brand = brands.get(code, revision) ?? brands.of(await loadBrand(db, code));
    const { id, createdAt, expiresAt, provenBy, provenAt: at } = session;
    const idle = now.getTime() - session.lastSeenAt.getTime();
    const isOver = session.endedAt !== null || expiresAt <= now || idle > brand.session.idleMinutes * 60_000;
    const { status, ...account } = member;
    if (isOver || status !== "active") return undefined;
    if (!background && idle > LAST_SEEN_EVERY_MS) await updateLastSeen(db, tokenHash, now);
    const passwordChange = asReason(session.passwordChange);
    return {
      brand,
      member: { ...account, book: asBook(account.book) },
      session: { id, tokenHash, createdAt, expiresAt, passwordChange, proven: { by: asProof(provenBy), at } },
    };
  };
