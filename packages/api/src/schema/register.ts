import * as z from "zod/mini";
import type { RegisterField } from "@baize/domain/identity/register/field-name";
import { REGISTER_METHODS } from "@baize/domain/identity/register/rules-for";
import { count } from "./number.ts";
import { filled, text } from "./text.ts";

const rule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: count(1024),
  maxLength: count(1024),
  patternId: count(99),
  acceptedPattern: z.nullable(text(512)),
});

const fields = z.record(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/)), rule);

/** Rules by field name. A name that the client does not know is drawn as a plain text field. */
export const registerSettings = () =>
  z.object({
    fields,
    /** Rules of the form by mobile number; null where it is closed. `fields` are those of the form by user name. */
    mobileFields: z.nullable(fields),
    /** Ways to register that are open, in the order of the form's tabs. */
    methods: z.array(z.enum(REGISTER_METHODS)),
    minimumAge: count(120),
    /** Whether the affiliate code must be checked before registering. */
    affiliateCheck: z.boolean(),
    countryDialingCodes: z.array(z.string()),
  });

/** Values of the registration entity. Which are asked for, and what they must look like, is in the settings. */
export const registerFields = {
  username: filled(128),
  password: filled(256),
  confirmPassword: z.optional(text(256)),
  mobileNum: z.optional(text(32)),
  countryDialingCode: z.optional(text(8)),
  verificationCode: z.optional(text(255)),
  email: z.optional(text(254)),
  paymentPassword: z.optional(text(256)),
  payeeName: z.optional(text()),
  /** `yyyy-MM-dd`. */
  birthday: z.optional(text(10)),
  nationality: z.optional(text(64)),
  idNumber: z.optional(text(64)),
  occupation: z.optional(text()),
  sourceOfIncome: z.optional(text()),
  address: z.optional(text(500)),
  qqNum: z.optional(text(64)),
  wechat: z.optional(text(64)),
  line: z.optional(text(64)),
  whatsapp: z.optional(text(64)),
  facebook: z.optional(text()),
  telegram: z.optional(text(64)),
  zalo: z.optional(text(64)),
  affiliateCode: z.optional(text(64)),
  recommenderId: z.optional(text(64)),
} satisfies Record<Exclude<RegisterField, "captcha"> | "countryDialingCode", z.ZodMiniType>;
