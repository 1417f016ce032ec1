interface ErrorRow {
  /** HTTP status of the answer; 0 where the client makes the error itself. */
  status: number;
  /** The same request may succeed when it is sent again. */
  retryable?: true;
}

const SERVER_ERRORS = {
  // Sign-in and who may do what
  "auth.bad_credentials": { status: 401 },
  "auth.captcha_required": { status: 403 },
  "auth.captcha_wrong": { status: 403 },
  "auth.token_expired": { status: 401 },
  "auth.not_signed_in": { status: 401 },
  "auth.password_change_required": { status: 403 },
  "auth.not_member": { status: 403 },
  "auth.not_agent": { status: 403 },
  "auth.demo_account": { status: 403 },
  "auth.verify_required": { status: 403 },
  "auth.proof_required": { status: 403 },
  "auth.account_locked": { status: 403 },
  "auth.account_suspended": { status: 403 },
  "auth.account_closed": { status: 403 },
  "auth.too_many_failures": { status: 403 },
  "auth.user_unknown": { status: 404 },
  "auth.passkey_unknown": { status: 401 },
  "auth.link_expired": { status: 410 },
  "auth.identity_refused": { status: 401 },
  "auth.identity_taken": { status: 409 },
  "auth.identity_unavailable": { status: 502 },
  "auth.forbidden": { status: 403 },
  "password.wrong_old": { status: 403 },
  "password.reused": { status: 422 },
  "password.too_common": { status: 422 },

  // The encrypted envelope
  "crypto.bad_envelope": { status: 400 },
  "crypto.stale": { status: 400, retryable: true },
  "crypto.replayed": { status: 409 },
  "crypto.unknown_key": { status: 400, retryable: true },

  // What was sent
  "input.malformed": { status: 400 },
  "input.invalid": { status: 422 },
  "input.too_long": { status: 413 },
  "input.unsupported_type": { status: 415 },
  "input.bad_cursor": { status: 400 },
  "idempotency.key_missing": { status: 400 },
  "idempotency.mismatch": { status: 422 },
  "rate.limited": { status: 429 },

  // The whole system
  "system.maintenance": { status: 503 },
  "system.region_blocked": { status: 451 },
  "system.domain_invalid": { status: 421 },
  "system.not_found": { status: 404 },
  "system.method_not_allowed": { status: 405 },
  "system.busy": { status: 503, retryable: true },
  "system.unknown": { status: 500 },

  // Chat
  "chat.muted": { status: 403 },

  // Registration
  "register.closed": { status: 403 },
  "register.username_taken": { status: 409 },
  "register.mobile_taken": { status: 409 },
  "register.email_taken": { status: 409 },
  "register.too_young": { status: 403 },
  "register.work_required": { status: 403 },
  "affiliate.invalid": { status: 422 },
  "affiliate.not_found": { status: 404 },
  "affiliate.limit_reached": { status: 409 },

  // The team of an agent
  "team.not_allowed": { status: 403 },
  "team.too_deep": { status: 409 },

  // Verification by phone or mail
  "verify.invalid_phone_number": { status: 422 },
  "verify.missing_phone_number": { status: 422 },
  "verify.too_many_requests": { status: 429 },
  "verify.unknown": { status: 502 },
  "verify.invalid_code": { status: 422 },
  "verify.missing_code": { status: 422 },
  "verify.human_check_failed": { status: 403 },
  "verify.quota_exceeded": { status: 503 },
  "verify.operation_not_allowed": { status: 403 },
  "verify.code_expired": { status: 410 },

  // Where the member is reached
  "contact.not_available": { status: 409 },
  "account.not_empty": { status: 409 },

  // Games
  "game.not_found": { status: 404 },
  "game.maintenance": { status: 503 },
  "game.not_open": { status: 503 },
  "game.not_available": { status: 403 },
  "game.bets_locked": { status: 423 },
  "game.launch_failed": { status: 502, retryable: true },

  // The lottery
  "lottery.game_not_found": { status: 404 },
  "lottery.draw_not_found": { status: 404 },
  "lottery.ticket_not_found": { status: 404 },
  "lottery.chase_not_found": { status: 404 },
  "lottery.chase_over": { status: 409 },
  "lottery.bad_bet": { status: 422 },
  "lottery.draw_closed": { status: 409 },
  "lottery.member_limit": { status: 409 },
  "lottery.number_full": { status: 409 },

  // Money
  "money.insufficient": { status: 409 },
  "money.account_locked": { status: 423 },
  "money.limit_reached": { status: 409 },
  "money.out_of_range": { status: 422 },
  "deposit.not_found": { status: 404 },
  "deposit.channel_closed": { status: 409 },
  "deposit.too_many_open": { status: 409 },
  "transaction.not_found": { status: 404 },
  "transfer.not_allowed": { status: 403 },
  "transfer.daily_limit": { status: 409 },
  "transfer.receiver_closed": { status: 409 },
  "withdraw.not_found": { status: 404 },
  "withdraw.account_unknown": { status: 404 },
  "withdraw.account_not_approved": { status: 409 },
  "withdraw.account_exists": { status: 409 },
  "withdraw.accounts_full": { status: 409 },
  "withdraw.wagering_open": { status: 409 },
  "withdraw.not_possible": { status: 409 },
  "withdraw.daily_limit": { status: 409 },
  "withdraw.held": { status: 423 },
  "withdraw.proof_required": { status: 422 },
  "wallet.single": { status: 409 },
  "wallet.unknown": { status: 404 },
  "wallet.closed": { status: 409 },
  "wallet.transfer_not_found": { status: 404 },
  "payment_password.not_set": { status: 403 },
  "payment_password.exists": { status: 409 },
  "payment_password.wrong": { status: 403 },
  "payment_password.locked": { status: 423 },

  // Pictures that are sent
  "upload.not_image": { status: 415 },
  "upload.too_many_pixels": { status: 422 },
  "upload.damaged": { status: 422 },
  "upload.not_found": { status: 404 },

  // Rewards
  "promotion.wrong_state": { status: 409 },
  "raffle.no_draws": { status: 409 },
  "bonus.not_found": { status: 404 },
  "bonus.not_ready": { status: 409 },
  "bonus.over": { status: 409 },
  "reward.not_found": { status: 404 },
  "mission.not_found": { status: 404 },
  "mission.not_done": { status: 409 },
  "reward.over": { status: 409 },
  "points.insufficient": { status: 409 },
  "points.out_of_stock": { status: 409 },
  // Responsible play: what the member asked for
  "responsible_gambling.cooling_off": { status: 403 },
  "responsible_gambling.self_excluded": { status: 403 },
  "responsible_gambling.limit_reached": { status: 409 },

  // Agents
  "contract.cancels_downline": { status: 409 },
  "contract.above_upline": { status: 409 },
  "contract.tiers_overlap": { status: 422 },
  "contract.type_closed": { status: 403 },
  "contract.party_not_agent": { status: 409 },
  "contract.open_offer": { status: 409 },
  "contract.not_found": { status: 404 },
  "contract.wrong_state": { status: 409 },
  "statement.not_found": { status: 404 },
  "bill.wrong_state": { status: 409 },
  "bill.not_guaranteed": { status: 409 },

  "announcement.not_found": { status: 404 },
  "promotion.not_found": { status: 404 },
  "article.not_found": { status: 404 },
} as const satisfies Record<string, ErrorRow>;

const CLIENT_ERRORS = {
  "network.offline": { status: 0, retryable: true },
  "network.unreachable": { status: 0, retryable: true },
  "network.timeout": { status: 0, retryable: true },
  "network.page_slow": { status: 0, retryable: true },
  "network.chunk_failed": { status: 0, retryable: true },
  "network.aborted": { status: 0 },
  "network.bad_answer": { status: 0, retryable: true },
  "crypto.unavailable": { status: 0 },
  "verify.popup_closed": { status: 0, retryable: true },
  "verify.sender_unavailable": { status: 0, retryable: true },
} as const satisfies Record<string, ErrorRow>;

/** Every code that a person may be shown a text for. One catalogue: the message files carry a text for each. */
export const ERRORS = { ...SERVER_ERRORS, ...CLIENT_ERRORS };

/** Codes that the server answers with. */
export type ServerErrorCode = keyof typeof SERVER_ERRORS;
/** Codes that the client makes itself: they never travel. */
export type ClientErrorCode = keyof typeof CLIENT_ERRORS;
export type ErrorCode = ServerErrorCode | ClientErrorCode;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}

export function isServerErrorCode(value: unknown): value is ServerErrorCode {
  return typeof value === "string" && Object.hasOwn(SERVER_ERRORS, value);
}

/** The HTTP status that goes with a code; 0 for one that the client makes. */
export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status;
}

/** Whether sending the same request again may succeed. */
export function isRetryable(code: ErrorCode): boolean {
  return "retryable" in ERRORS[code];
}
