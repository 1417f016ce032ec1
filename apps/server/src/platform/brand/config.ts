import * as z from "zod";
import { MOST_LEVELS } from "@baize/domain/agents/tree";
import { POINT_TYPES } from "@baize/domain/rewards/points/kinds";
import { payments } from "./payments-config.ts";
import { REGISTER_FIELDS } from "@baize/domain/identity/register/field-name";
import { referral, vip } from "./loyalty-config.ts";

const link = z.string().nullable().default(null);
const amount = z.string().regex(/^\d{1,15}$/);

const rule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.int(),
  maxLength: z.int(),
  patternId: z.int(),
  acceptedPattern: z.string().nullable(),
});

const features = z.object({
  phoneReset: z.boolean().default(false),
  emailReset: z.boolean().default(false),
  smsLogin: z.boolean().default(false),
  directRegistration: z.boolean().default(true),
  freePlay: z.boolean().default(false),
  usernameRegister: z.boolean().default(true),
  mobileRegister: z.boolean().default(false),
  smsVerification: z.boolean().default(false),
  mobilePassword: z.boolean().default(false),
  phoneLogin: z.boolean().default(false),
  googleLogin: z.boolean().default(false),
  facebookLogin: z.boolean().default(false),
  countryCodeSelector: z.boolean().default(true),
  passwordPolicy: z.boolean().default(false),
  forcedPasswordChange: z.boolean().default(true),
  contracts: z
    .object({
      dividend: z.boolean().default(true),
      daily: z.boolean().default(true),
      hourly: z.boolean().default(true),
      realTime: z.boolean().default(true),
    })
    .prefault({}),
});

/** Names of the features that are on or off. */
export const FEATURES = Object.keys(features.omit({ contracts: true }).shape);
export const CONTRACT_FEATURES = ["dividend", "daily", "hourly", "realTime"] as const;

const session = z.object({
  idleMinutes: z.int().default(30),
  absoluteHours: z.int().default(12),
  launchSeconds: z.int().default(120),
});

const signIn = z.object({
  /** Failures of one address, over all accounts, before a captcha is required. The profile has the number for one account. */
  captchaAfterByAddress: z.int().default(20),
  windowMinutes: z.int().default(15),
  /** Accounts that one address may open in a day before a captcha is required. */
  registrationsWithoutCaptcha: z.int().default(5),
  /** Trial accounts that one address may open in a day. */
  trialsByAddress: z.int().default(20),
  /** Whether a sign-in by password from an unknown network requires a second proof. */
  challengeUnrecorded: z.boolean().default(true),
});

const verification = z.object({
  codeMinutes: z.int().default(3),
  resendSeconds: z.int().default(60),
  /** Messages to one number within half an hour before it must wait. */
  sendsBeforeWait: z.int().default(5),
  waitMinutes: z.int().default(5),
  /** Messages that one address may cause in an hour. */
  sendsByAddress: z.int().default(20),
  /** Messages of the whole brand in a day, which limits the gateway's bill. */
  sendsADay: z.int().default(20_000),
  /** Minutes for which the link of a mail is valid. */
  linkMinutes: z.int().default(30),
});

const resource = z.object({
  resourceType: z.enum(["ios", "ios_lite", "android"]),
  url: link,
  qrCodeUrl: link,
  version: link,
  minimumSystem: link,
});

const points = z.object({
  /** `points` for each `per` minor units of valid bets (of the deposit, for `deposit`). */
  earning: z.array(z.object({ type: z.enum(POINT_TYPES), points: z.int(), per: amount })).default([
    { type: "rng", points: 1, per: "10000" },
    { type: "live", points: 1, per: "20000" },
    { type: "sports", points: 1, per: "20000" },
    { type: "pvp", points: 1, per: "20000" },
    { type: "lottery", points: 1, per: "10000" },
    { type: "deposit", points: 1, per: "50000" },
  ]),
  /** The bonus for converted points, with a wagering of `times` within `days`. */
  convert: z
    .object({ points: z.int(), amount, times: z.int(), days: z.int() })
    .default({ points: 100, amount: "100", times: 1, days: 30 }),
});

/** The tree of agents. */
const agents = z.object({
  /** Levels of the tree in which agents open accounts. */
  levels: z.int().min(2).max(MOST_LEVELS).default(8),
  /** Open invitation links of one agent. */
  links: z.int().min(1).max(1000).default(50),
  /** Hours that an upline has to pay a dividend before the guarantee does. */
  billHours: z.int().min(1).max(720).default(72),
  /** The most that agents may owe the guarantee together, in minor units. Without it the guarantee pays whatever is lacking. */
  guaranteeSize: amount.optional(),
});

/** The settings of one brand. They are in the database, so that an operator can change them while the server runs. */
export const brandConfig = z.object({
  merchantCode: z.string(),
  title: z.string(),
  theme: z.object({
    brand: z.string(),
    mode: z.enum(["light", "dark", "system"]).default("system"),
    /** Whether the brand's design has a font of its own, which the page then asks for first. */
    font: z.boolean().default(false),
  }),
  profile: z.enum(["strict", "classic"]).default("strict"),
  languages: z.array(z.string()).min(1),
  defaultLanguage: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  /** Values of the profile that this brand overrides. */
  minimumAge: z.int().optional(),
  loginGated: z.boolean().default(false),
  features: features.prefault({}),
  links: z.object({ brand: link, terms: link, privacy: link, responsiblePlay: link, help: link }).prefault({}),
  contactUrl: link,
  customerService: z
    .array(z.object({ kind: z.enum(["standard", "vip"]), label: z.string().nullable(), url: z.string() }))
    .default([]),
  resources: z.array(resource).default([]),
  gtagId: link,
  imageCDNs: z.array(z.string()).default([]),
  launchGameCDNs: z.array(z.string()).default([]),
  register: z.object({
    fields: z.partialRecord(z.enum(REGISTER_FIELDS), rule),
    affiliateCheck: z.boolean(),
    countryDialingCodes: z.array(z.string()),
  }),
  /** Minor units of the bonus that a new member starts with, from the promotions account. */
  welcomeCredit: amount.default("0"),
  /** It must be wagered `times` within `days` before it is cash; at least once. */
  welcomeWagering: z.object({ times: z.int().min(1).default(10), days: z.int().min(1).default(30) }).prefault({}),
  session: session.prefault({}),
  signIn: signIn.prefault({}),
  verification: verification.prefault({}),
  points: points.prefault({}),
  vip: vip.prefault({}),
  referral: referral.prefault({}),
  payments: payments.prefault({}),
  agents: agents.prefault({}),
  /** Minor units of demo money that a trial account starts with. */
  trialCredit: amount.default("100000"),
  /** Minor units, as text: JSON has no whole numbers that large. */
  bets: z.object({
    min: amount,
    max: amount,
    winnerFrom: amount,
    /** The most that one round may win without an operator's decision; a game may have a lower maximum, by its id. */
    maxWin: amount.default("1000000000"),
    maxWinByGame: z.record(z.string(), amount).default({}),
  }),
});

export type BrandConfig = z.infer<typeof brandConfig>;
