import type { DividendBase } from "../agents/settlement/team-window.ts";

/** The values that differ by market. A brand names one of the two profiles, and may override single values. */
export interface Profile {
  name: "strict" | "classic";
  /** In the agreement's text and in the check of the birthday alike. */
  minimumAge: number;
  password: PasswordPolicy;
  captcha: CaptchaPolicy;
  /** Whether a bank's real name is asked for at an unrecorded address beside stronger proofs, or only where there are none. */
  realNameChallenge: "always" | "last_resort";
  /** Which wallet a transfer to upline or downline may draw on. */
  memberTransfers: "commission" | "cash";
  /** Dividend base, see the decisions: a negative branch counts as zero, or reduces the others. */
  dividendBase: DividendBase;
  /** Minutes until an unconfirmed withdrawal counts as received. */
  withdrawalAutoConfirmMinutes: number;
  play: PlayPolicy;
}

/** Responsible play: a brand sets none of it, so that none can take it away. */
export interface PlayPolicy {
  /** Hours that raising a limit, or doing without it, waits. */
  raiseHours: number;
  /** Lengths that a member may choose from. */
  coolOffDays: readonly number[];
  exclusionMonths: readonly number[];
  /** Minutes between reality checks: the choices, and what holds until a member chooses. */
  realityMinutes: readonly number[];
  realityUsual: number;
}

export interface PasswordPolicy {
  /** User-perceived characters. */
  minLength: number;
  maxLength: number;
  /** Composition by pattern id; 0 asks for none. */
  patternId: number;
  /** Refuse what is on a list of common passwords, or trivially made. */
  refuseCommon: boolean;
  /** Days until a password must be changed; null for never. */
  expiryDays: number | null;
  /** The initial password that operators hand out and a member must change; null where there is none. */
  weakDefault: string | null;
  /** Whether a password that its owner chose at registration must be changed at the first sign-in. */
  changeOwnAtFirstLogin: boolean;
}

export interface CaptchaPolicy {
  /** Failed sign-ins of one account or address before the next must carry a captcha. */
  afterFailures: number;
  /** Failed sign-ins before the account rests, and for how many minutes. */
  lockAfterFailures: number;
  lockMinutes: number;
}

/** The default. Passwords follow NIST SP 800-63B-4: length and a blocklist, no composition, no periodic change. */
export const STRICT: Profile = {
  name: "strict",
  minimumAge: 21,
  password: {
    // SP 800-63B-4, 3.1.1.2: 15 where a password is the only factor.
    minLength: 15,
    maxLength: 128,
    patternId: 0,
    refuseCommon: true,
    expiryDays: null,
    weakDefault: null,
    changeOwnAtFirstLogin: false,
  },
  captcha: { afterFailures: 3, lockAfterFailures: 10, lockMinutes: 15 },
  realNameChallenge: "last_resort",
  memberTransfers: "commission",
  dividendBase: "branch-floored",
  withdrawalAutoConfirmMinutes: 1440,
  play: {
    raiseHours: 24,
    coolOffDays: [1, 7, 30],
    exclusionMonths: [6, 12, 60],
    realityMinutes: [15, 30, 60, 120],
    realityUsual: 60,
  },
};

/** The specification to the letter. */
export const CLASSIC: Profile = {
  ...STRICT,
  name: "classic",
  password: {
    minLength: 8,
    maxLength: 20,
    patternId: 20,
    refuseCommon: false,
    expiryDays: 90,
    weakDefault: "Aa123456!",
    changeOwnAtFirstLogin: true,
  },
  realNameChallenge: "always",
  memberTransfers: "cash",
  dividendBase: "netted",
};

export const PROFILES = { strict: STRICT, classic: CLASSIC };
