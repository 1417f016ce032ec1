import { MEMBER_KINDS, type MemberKind } from "@baize/domain/identity/member/kind";

/** The kind in a member's column `kind`. Throws on a value that the column should never hold. */
export function memberKind(value: number): MemberKind {
  const kind = MEMBER_KINDS.find((one) => one === value);
  if (kind === undefined) throw new Error(`${value} is no kind of member`);
  return kind;
}
