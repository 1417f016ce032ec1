import type { Profile } from "../../profile/profile.ts";
import { ipv6Network } from "../../system/address.ts";
import { trimmed } from "../../text/trim.ts";

/** The second proofs of a sign-in that are typed, strongest first. */
export const ANSWER_METHODS = ["totp", "sms", "email", "real_name"] as const;
/** The second proofs of a sign-in. A passkey signs in by itself. */
export const CHALLENGE_METHODS = ["passkey", ...ANSWER_METHODS] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];

/** The means of proof that the account has. */
export interface ChallengeFacts {
  passkey: boolean;
  totp: boolean;
  mobile: boolean;
  email: boolean;
  realName: boolean;
}

/** Whether the account has a second factor: it is then asked for on every way in, and nothing weaker is. */
export const hasSecondFactor = ({ passkey, totp }: Pick<ChallengeFacts, "passkey" | "totp">): boolean => passkey || totp;

/** The proofs that an account may choose from. None: it has nothing to prove itself by, and is let in. */
export function challengeMethods(facts: ChallengeFacts, profile: Pick<Profile, "realNameChallenge">): ChallengeMethod[] {
  if (hasSecondFactor(facts)) return (["passkey", "totp"] as const).filter((method) => facts[method]);
  const strong = [...(facts.mobile ? ["sms" as const] : []), ...(facts.email ? ["email" as const] : [])];
  const name = facts.realName && (profile.realNameChallenge === "always" || strong.length === 0);
  return name ? [...strong, "real_name"] : strong;
}

/** Whether two writings are one person's name. Case, width, accents, spaces, full stops and marks of direction do not make another. */
export function isSameName(a: string, b: string): boolean {
  return plainName(a) !== "" && plainName(a) === plainName(b);
}

/** Accents of European scripts and short vowels of Arabic. The vowel signs of Indian scripts are letters, and stay. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f]/gu;

const plainName = (name: string) =>
  trimmed(name)
    .normalize("NFKD")
    .replaceAll(ACCENTS, "")
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, " ")
    .trim();

/** The network that an address belongs to: /24 of IPv4, /48 of IPv6. A phone changes its address within it all day. */
export function networkOf(address: string): string {
  return address.includes(":") ? ipv6Network(address, 48) : `${address.split(".").slice(0, 3).join(".")}.0/24`;
}
