import { MEMBER_STATUSES, type MemberStatus } from "@baize/domain/identity/member/status";

/** The status in a member's column `status`. An unknown one, of an earlier release, counts as suspended, so that no one signs in. */
export const memberStatus = (value: string): MemberStatus => MEMBER_STATUSES.find((one) => one === value) ?? "suspended";
