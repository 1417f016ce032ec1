import { randomInt, randomUUID } from "node:crypto";
import { safeParse } from "zod/mini";
import type { Endpoint } from "@baize/api/contract/endpoint";
import type { ServerErrorCode } from "@baize/api/errors";
import { type Field, fieldsOf } from "./fields.ts";
import { ROWS } from "./rows.ts";

// One point of the curve P-256 (SEC 2): its generator.
const ONE_TIME_KEY = {
  kty: "EC",
  crv: "P-256",
  x: "axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY",
  y: "T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
};

// The smallest PNG there is.
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A good value by the name of its field, where the schema alone does not lead to a meaningful one. */
const BY_FIELD: Readonly<Record<string, unknown>> = {
  file: new Blob([onePixel]),
  amount: "500.00",
  paymentPassword: "840273",
  from: "main",
  to: "SAFFRON_REEL",
  vassalage: "SAFFRON_REEL",
  gameId: "test.slot",
  channel: "upi",
  number: "ananya@okaxis",
  holder: "Ananya",
  name: "Ravi",
  nickname: "अनन्या",
  username: "nobody_here",
  email: "nobody@example.in",
  password: "not the password",
  oldPassword: "not the password",
  newPassword: "eleven-green-boats",
  confirmNewPassword: "eleven-green-boats",
  phone: "9812345678",
  answer: "123456",
  code: "123456",
  random: "0123456789",
  day: "2026-01-05",
  language: "EN",
  points: 100,
  days: 1,
  avatar: "3",
  content: "The reels stop a moment late.",
  text: "Where is my receipt?",
  address: "12 Marine Drive, Mumbai",
  key: ONE_TIME_KEY,
  response: { id: "a", rawId: "a", type: "public-key" },
};

const registration = {
  password: "four-mango-trees",
  confirmPassword: "four-mango-trees",
  birthday: "1990-04-12",
  agreement: true,
};

const mobile = { mobileNum: "9812345678" };
const verified = { ...mobile, verificationCode: "123456" };

const LOTTERY_BETS = [{ play: "sum-half", selection: "big", unit: "1.00" }];

/** The input of an endpoint beyond its required fields, or instead of the values by name. */
const BY_ROW: Readonly<Record<string, object>> = {
  "lottery.quote": { bets: LOTTERY_BETS },
  "lottery.buy": { bets: LOTTERY_BETS },
  "lottery.chase": { bets: LOTTERY_BETS, multiples: [1, 1] },
  "proof.give": { method: "password", answer: "not the password" },
  "paymentPassword.set": { newPassword: "840273", confirmNewPassword: "840273" },
  "paymentPassword.change": { oldPassword: "840273", newPassword: "402738", confirmNewPassword: "402738" },
  "payout.add": { kind: "upi" },
  "upline.send": { to: "upline" },
  "income.refuse": { reason: "The bonus of this week was not taken off." },
  "contracts.simulate": { type: "daily", period: "D", tiers: [{ ratio: 1000 }] },
  "contracts.offer": { type: "daily", period: "D", tiers: [{ ratio: 1000 }] },
  "dividend.request": { period: "W", tiers: [{ ratio: 1000 }] },
  "dailySalary.request": { tiers: [{ ratio: 1000 }] },
  "hourlySalary.request": { tiers: [{ ratio: 1000 }] },
  "realTimeSalary.request": { tiers: [{ profitRate: 1000, lossRate: 1000 }] },
  "affiliate.check": { code: "NOBODY1" },
  "rebates.lines": { category: "RNG" },
  "inbox.markRead": { all: true },
  "feedback.send": { type: "game" },
  "agentApplication.send": mobile,
  "member.changePassword": { oldPassword: "not the password" },
  "responsibleGambling.simulate": { kind: "loss", period: "month" },
  "responsibleGambling.setLimit": { kind: "loss", period: "month", amount: "500.00" },
  "session.login": { username: "nobody_here", password: "not the password" },
  "contact.send": { email: "nobody@example.in" },
  "contact.confirm": { email: "nobody@example.in", verificationCode: "123456" },
  "sms.login": mobile,
  "sms.register": { mobileNo: "9812345678" },
  "sms.check": verified,
  "phoneCode.send": mobile,
  "phoneCode.confirm": { verificationCode: "123456" },
  "password.resetByPhone": verified,
  "session.challengeAnswer": { method: "totp" },
  "chat.send": { room: "support" },
  "register.mobile": { ...registration, ...mobile },
  "register.create": { ...registration, username: "meera_k" },
};

/** Example texts for string schemas, the likeliest first. */
const CANDIDATES: readonly unknown[] = [randomUUID(), "nothing", "500.00", "2026-01-05", "EN", 1, true];

function valueFor(name: string, schema: Field): unknown {
  const { type, element, entries } = schema.def;
  const named = BY_FIELD[name];
  if (named !== undefined && safeParse(schema, named).success) return named;
  if (entries) return Object.values(entries)[0];
  if (type === "array" && element) return [valueFor(name, element)];
  return CANDIDATES.find((candidate) => safeParse(schema, candidate).success);
}

/** An input that the endpoint accepts: each required field by its schema, and what is listed above. */
function inputFor(row: Endpoint): object {
  const needed = fieldsOf(row).filter(([, schema]) => !safeParse(schema, undefined).success);
  return { ...Object.fromEntries(needed.map(([name, schema]) => [name, valueFor(name, schema)])), ...BY_ROW[row.id] };
}

/** An input that each endpoint accepts. */
export const GOOD: Readonly<Record<string, object>> = Object.fromEntries(ROWS.map((row) => [row.id, inputFor(row)]));

/** Fields that two calls of one endpoint cannot share: a name or number that is taken, a name that was tried too often. */
const FRESH: Readonly<Record<string, () => object>> = {
  "session.login": () => ({ username: `nobody_${randomInt(1e9)}` }),
  "contact.send": () => ({ email: `nobody_${randomInt(1e9)}@example.in` }),
  "register.create": () => ({ username: `meera_${randomInt(1e9)}` }),
  "register.mobile": () => ({ mobileNum: `98${randomInt(1e7, 1e8)}` }),
};

/** An input that the endpoint accepts, also after earlier calls. */
export const goodInput = (id: string): object => ({ ...GOOD[id], ...FRESH[id]?.() });

interface Refusal {
  /** The row declares this error, and answers with it unless `code` says otherwise. */
  readonly declares: ServerErrorCode;
  readonly code?: ServerErrorCode;
  /** The good input has this field. */
  readonly by?: string;
}

/** The error that a new member's valid input gets, the first that applies: no code was sent, no link made, no password set. */
const REFUSALS: readonly Refusal[] = [
  { declares: "verify.human_check_failed", code: "auth.captcha_required" },
  { declares: "account.not_empty" },
  { declares: "auth.bad_credentials" },
  { declares: "auth.not_signed_in" },
  { declares: "auth.link_expired", by: "challenge" },
  { declares: "auth.link_expired", by: "token" },
  { declares: "auth.link_expired", by: "response" },
  { declares: "auth.link_expired", by: "state" },
  { declares: "auth.link_expired", by: "ticket" },
  { declares: "affiliate.invalid", by: "code" },
  { declares: "verify.invalid_code", by: "verificationCode" },
  { declares: "verify.code_expired", by: "code" },
  { declares: "password.wrong_old", by: "oldPassword" },
  { declares: "password.wrong_old", by: "password" },
  { declares: "password.wrong_old", by: "answer" },
  { declares: "verify.operation_not_allowed", by: "method" },
  { declares: "verify.operation_not_allowed", by: "provider" },
  { declares: "lottery.game_not_found", by: "gameCode" },
  { declares: "transfer.not_allowed" },
  { declares: "wallet.single" },
  { declares: "bill.wrong_state", code: "auth.not_agent" },
  { declares: "payment_password.not_set" },
  { declares: "contract.not_found" },
  { declares: "statement.not_found" },
  { declares: "auth.not_agent" },
];

/** Fields whose good value names nothing that is there. */
const NAMES_NOTHING = ["id", "reference", "day"];

function refusalOf({ id, errors = [] }: Endpoint): ServerErrorCode | undefined {
  const given = GOOD[id] ?? {};
  const refusal = REFUSALS.find(({ declares, by }) => errors.includes(declares) && (by === undefined || by in given));
  if (refusal) return refusal.code ?? refusal.declares;
  return NAMES_NOTHING.some((name) => name in given) ? errors.find((code) => code.endsWith("not_found")) : undefined;
}

/** Endpoints that answer their good input with an error of their own, which follows from the errors that they declare. */
export const REFUSED: Readonly<Record<string, ServerErrorCode>> = Object.fromEntries(
  ROWS.flatMap((row) => {
    const code = refusalOf(row);
    return code === undefined ? [] : [[row.id, code]];
  }),
);
