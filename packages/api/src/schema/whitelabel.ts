import * as z from "zod/mini";
import { currency } from "./money.ts";
import { count } from "./number.ts";
import { address, contactAddress, filled, languageCode, text } from "./text.ts";

/** Feature toggles of section 6. */
const features = z.object({
  phoneReset: z.boolean(),
  emailReset: z.boolean(),
  smsLogin: z.boolean(),
  directRegistration: z.boolean(),
  freePlay: z.boolean(),
  usernameRegister: z.boolean(),
  mobileRegister: z.boolean(),
  smsVerification: z.boolean(),
  mobilePassword: z.boolean(),
  phoneLogin: z.boolean(),
  googleLogin: z.boolean(),
  facebookLogin: z.boolean(),
  countryCodeSelector: z.boolean(),
  passwordPolicy: z.boolean(),
  forcedPasswordChange: z.boolean(),
  contracts: z.object({ dividend: z.boolean(), daily: z.boolean(), hourly: z.boolean(), realTime: z.boolean() }),
});

const link = z.nullable(address());

const links = z.object({
  /** Where the footer's brand image leads. */
  brand: link,
  terms: link,
  privacy: link,
  responsiblePlay: link,
  help: link,
});

const customerService = z.object({
  /** `vip` is the second entry, for members with a VIP label. */
  kind: z.enum(["standard", "vip"]),
  label: z.nullable(text(80)),
  url: contactAddress(),
});

export const resource = z.object({
  resourceType: z.enum(["ios", "ios_lite", "android"]),
  url: link,
  qrCodeUrl: link,
});

export const whitelabel = () =>
  z.object({
    brand: z.object({
      code: filled(32),
      merchantCode: filled(32),
      title: filled(80),
      platform: z.literal("web"),
      lotteryType: z.literal("SEA"),
    }),
    theme: z.object({
      /** Names the brand's token file. */
      brand: filled(32),
      mode: z.enum(["light", "dark", "system"]),
    }),
    /** Product codes in the order of the selector. */
    languages: z.array(languageCode()).check(z.minLength(1)),
    defaultLanguage: languageCode(),
    currency: z.object({ code: currency(), digits: count(4) }),
    timeZone: filled(64),
    profile: z.enum(["strict", "classic"]),
    minimumAge: count(120),
    loginGated: z.boolean(),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    features,
    links,
    customerService: z.array(customerService),
    resources: z.array(resource),
    /** The project by which the provider's library sends codes; absent where the server sends them itself. */
    phoneProvider: z.optional(
      z.object({ projectId: filled(64), apiKey: filled(128), authDomain: filled(253), appId: filled(128) }),
    ),
    analytics: z.object({ gtagId: z.nullable(text(32)) }),
    imageCDNs: z.array(address()),
    launchGameCDNs: z.array(address()),
  });
