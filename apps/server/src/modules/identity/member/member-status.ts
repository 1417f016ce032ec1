import { MEMBER_STATUSES, type MemberStatus } from "@baize/domain/identity/member/status";

/** The status in a member's column `status`; in a state of an earlier release nobody signs in either. */
export const memberStatus = (value: string): MemberStatus => MEMBER_STATUSES.find((one) => one === value) ?? "suspended";
