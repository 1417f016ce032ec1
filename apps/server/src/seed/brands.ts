import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { RegisterField } from "@baize/domain/identity/register/field-name";
import type * as z from "zod";
import type { brandConfig } from "../platform/brand/config.ts";
import { vendorCode, VENDORS } from "./vendors.ts";

type ConfigInput = z.input<typeof brandConfig>;
type Rule = NonNullable<ConfigInput["register"]["fields"]["username"]>;

export interface SeedBrand {
  readonly code: string;
  readonly name: string;
  readonly hosts: string[];
  readonly config: ConfigInput;
  readonly vendors: readonly string[];
  /** Days of the team's play and of settled contracts. */
  readonly pastDays: number;
}

export const ADAPTERS = ["sandbox-bank"] as const;
export const PROVIDERS = [SANDBOX_PROVIDER.id];

const rule = (minLength: number, maxLength: number, patternId: number, required = false): Rule => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: null,
});

/** A user name is a letter first, then letters, digits, dots and underscores. Password fields follow the profile. */
const FIELDS: Partial<Record<RegisterField, Rule>> = {
  username: { ...rule(4, 20, 2, true), acceptedPattern: "^[A-Za-z][A-Za-z0-9_.]*$" },
  password: rule(15, 128, 0, true),
  confirmPassword: rule(15, 128, 0, true),
  mobileNum: rule(7, 15, 7),
  email: rule(5, 254, 4),
  payeeName: rule(2, 60, 19),
  birthday: rule(10, 10, 13, true),
  affiliateCode: rule(4, 32, 6),
};

export const TIME_ZONE = "Asia/Kolkata";

const SHARED = {
  languages: ["HI", "EN", "AR", "FA", "UR"],
  defaultLanguage: "HI",
  currency: "INR",
  timeZone: TIME_ZONE,
  links: {
    brand: "/helpmc?article=fair-play",
    terms: "/help#terms",
    privacy: "/help#privacy",
    responsiblePlay: "/help#limits",
    help: "/help",
  },
  // A mailbox works while the site is closed; the help centre stays open then, too.
  contactUrl: "mailto:support@baize.example",
  customerService: [
    { kind: "standard", label: null, url: "/helpmc?overlay=chat/support" },
    { kind: "vip", label: null, url: "/helpmc?overlay=chat/support" },
  ],
  resources: [
    { resourceType: "android", url: "/download", qrCodeUrl: null },
    { resourceType: "ios", url: "/download", qrCodeUrl: null },
    { resourceType: "ios_lite", url: "/download", qrCodeUrl: null },
  ],
  register: { fields: FIELDS, affiliateCheck: true, countryDialingCodes: ["+91", "+880", "+977", "+94", "+971"] },
  welcomeCredit: "100000",
  bets: { min: "100", max: "10000000", winnerFrom: "2500000" },
} satisfies Partial<ConfigInput>;

/** Every sign-in method without configuration: codes are in the outbox. */
const OPEN = { phoneReset: true, emailReset: true, smsLogin: true, phoneLogin: true, freePlay: true, mobileRegister: true };

/** `baize` takes every host that no other brand names and plays by the strict profile from one wallet; `utsav` by the classic one, from a wallet for each vendor. */
export const BRANDS: readonly SeedBrand[] = [
  {
    code: "baize",
    name: "Baize",
    hosts: ["localhost", "127.0.0.1", "*"],
    config: { ...SHARED, merchantCode: "baize", title: "Baize", theme: { brand: "baize" }, profile: "strict", features: OPEN },
    vendors: VENDORS.map(({ name }) => vendorCode(name)),
    pastDays: 62,
  },
  {
    code: "utsav",
    name: "Utsav",
    hosts: ["utsav.localhost"],
    config: {
      ...SHARED,
      merchantCode: "utsav",
      title: "Utsav",
      theme: { brand: "utsav" },
      profile: "classic",
      minimumAge: 18,
      // Of the vendors with their own wallet, one answers late, one refuses, and one is closed.
      payments: { isSingle: false, vendorWallets: { OLD_HARBOUR: "slow", BLUE_PETER: "failing", MONSOON: "closed" } },
      features: { ...OPEN, mobilePassword: true, smsVerification: true, passwordPolicy: true },
    },
    vendors: VENDORS.filter((_, index) => index % 4 !== 3).map(({ name }) => vendorCode(name)),
    pastDays: 9,
  },
];
