import { hashOf, newToken } from "../../platform/security/tokens.ts";

/** How long an invitation is valid. */
const LIFE_MS = 48 * 3_600_000;

/** A one-time token by which a person chooses password and authenticator, and the columns that store its hash. */
export function newEnrolment(now: Date) {
  const token = newToken();
  const enrolmentExpiresAt = new Date(now.getTime() + LIFE_MS);
  return { token, columns: { enrolmentHash: hashOf(token), enrolmentExpiresAt } };
}

/** The invitation, which the inviting person passes on. */
export const printedEnrolment = (username: string, { token, columns }: ReturnType<typeof newEnrolment>) => ({
  username,
  enrolment: token,
  until: columns.enrolmentExpiresAt.toISOString(),
  next: `npm run operator -- enrolment begin --username ${username}`,
});
