import type { ErrorValues } from "../error-values.ts";
import { type ErrorCode, isServerErrorCode } from "../errors.ts";
import { ApiError } from "./api-error.ts";
import { isRecord } from "./is-record.ts";

/** Fills in what an answer left out, so that a reader of `value` finds every field. */
const EMPTY: ErrorValues = {
  "input.invalid": { issues: [] },
  "auth.bad_credentials": { captcha: false },
  "auth.captcha_required": { captcha: true },
  "auth.captcha_wrong": { captcha: true },
  "auth.verify_required": { challenge: "", methods: [], expiresAt: 0 },
  "auth.password_change_required": { reason: "operator" },
  "rate.limited": { retryAfter: 60 },
  "verify.too_many_requests": { retryAfter: 300 },
  "auth.account_locked": { retryAfter: null },
  "auth.too_many_failures": { retryAfter: 900, ways: [] },
  "system.maintenance": { until: null },
  "system.region_blocked": { ip: "" },
  "input.too_long": { max: 0 },
  "money.insufficient": { balance: "", currency: "" },
  "money.out_of_range": { min: "", max: "", currency: "" },
  "withdraw.wagering_open": { remaining: "", currency: "" },
  "withdraw.not_possible": { state: "pending" },
  "account.not_empty": { left: [] },
  "payment_password.wrong": { left: 0 },
  "payment_password.locked": { retryAfter: 900 },
  "upload.too_many_pixels": { max: 0 },
  "promotion.wrong_state": { status: "open" },
  "lottery.bad_bet": { bet: 0, code: "selection", problems: [] },
  "lottery.draw_closed": { open: null, now: 0 },
  "lottery.member_limit": { left: "", currency: "" },
  "lottery.number_full": { bet: 0, number: "" },
  "lottery.chase_over": { state: "finished" },
  "points.insufficient": { points: 0 },
  "points.out_of_stock": { remaining: 0 },
  "game.maintenance": { instead: [] },
  "game.not_open": { instead: [] },
  "responsible_gambling.cooling_off": { until: null },
  "responsible_gambling.self_excluded": { until: null },
  "responsible_gambling.limit_reached": { kind: "wager", period: "day", limit: null, left: null },
  "contract.wrong_state": { state: "ended" },
  "bill.wrong_state": { state: "paid" },
  "contract.tiers_overlap": { tier: 0 },
  "contract.above_upline": { tier: 0 },
  "contract.cancels_downline": { hash: "", currency: "", contracts: [] },
  "register.too_young": { minimumAge: 0 },
};

/** The error of a bare status, as a proxy sends it. */
const BARE: Readonly<Record<number, ErrorCode>> = {
  404: "system.not_found",
  413: "input.too_long",
  429: "rate.limited",
  451: "system.region_blocked",
  502: "system.busy",
  503: "system.busy",
  504: "system.busy",
};

/** The failure that an answer without success means. `body` is its parsed JSON, or undefined. */
export function answerError(response: Response, body: unknown): ApiError {
  const answer = isRecord(body) ? body : {};
  const named = isServerErrorCode(answer.code) ? answer.code : undefined;
  const code = named ?? (body === undefined ? (BARE[response.status] ?? "system.unknown") : "system.unknown");
  const requestId = typeof answer.requestId === "string" ? answer.requestId : response.headers.get("x-request-id");
  return new ApiError<ErrorCode>({ code, value: valueFor(code, answer.value, response), requestId, status: response.status });
}

function valueFor(code: ErrorCode, given: unknown, response: Response): ApiError["value"] {
  const empty = Object.entries(EMPTY).find(([name]) => name === code)?.[1];
  if (!empty) return undefined;
  const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
  const header = "retryAfter" in empty && wait >= 0 ? { retryAfter: wait } : {};
  return { ...empty, ...header, ...(isRecord(given) ? sameKinds(empty, given) : {}) };
}

/** Only the members that are of the kind expected: an answer is checked, not trusted. */
function sameKinds(expected: object, given: Record<string, unknown>): object {
  const fits = ([name, status]: [string, unknown]) =>
    name in given && (status === null || given[name] === null || kind(given[name]) === kind(status));
  return Object.fromEntries(
    Object.entries(expected)
      .filter(fits)
      .map(([name]) => [name, given[name]]),
  );
}

const kind = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);
