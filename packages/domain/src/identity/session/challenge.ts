import type { Profile } from "../../profile/profile.ts";
import { ipv6Network } from "../../system/address.ts";
import { trimmed } from "../../text/trim.ts";

/** How a sign-in from an unrecorded address is proven, strongest first. */
export const CHALLENGE_METHODS = ["totp", "sms", "email", "real_name"] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];

/** What the account has that a proof could be made of. */
export interface ChallengeFacts {
  totp: boolean;
  mobile: boolean;
  email: boolean;
  realName: boolean;
}

/** The proofs that an account may choose from. None: it has nothing to prove itself by, and is let in. */
export function challengeMethods(facts: ChallengeFacts, profile: Pick<Profile, "realNameChallenge">): ChallengeMethod[] {
  const strong = [
    ...(facts.totp ? ["totp" as const] : []),
    ...(facts.mobile ? ["sms" as const] : []),
    ...(facts.email ? ["email" as const] : []),
  ];
  const name = facts.realName && (profile.realNameChallenge === "always" || strong.length === 0);
  return name ? [...strong, "real_name"] : strong;
}

/** Whether two writings are one person's name: case, width, spaces and full stops do not make another. */
export function isSameName(a: string, b: string): boolean {
  return plainName(a) !== "" && plainName(a) === plainName(b);
}

const plainName = (name: string) =>
  trimmed(name)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, " ")
    .trim();

/** The network that an address belongs to: /24 of IPv4, /48 of IPv6. A phone changes its address within it all day. */
export function networkOf(address: string): string {
  return address.includes(":") ? ipv6Network(address, 48) : `${address.split(".").slice(0, 3).join(".")}.0/24`;
}
