import type { ErrorOf } from "../contract/contract.ts";
import type { ErrorValue } from "../error-values.ts";
import type { ErrorCode } from "../errors.ts";
import type { EndpointId } from "../routes/all-routes.ts";

export interface Fault<Code extends ErrorCode = ErrorCode> {
  code: Code;
  value: ErrorValue<Code>;
  /** Names the request in the server's log; null when no server answered. */
  requestId: string | null;
  /** HTTP status; 0 when no server answered. */
  status: number;
}

/** Every failure of a call. The text that a person sees comes from the message files by `code`; `message` is for logs. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error implements Fault<Code> {
  override readonly name = "ApiError";
  readonly code: Code;
  readonly value: ErrorValue<Code>;
  readonly requestId: string | null;
  readonly status: number;

  constructor(fault: Fault<Code>, options?: ErrorOptions) {
    super(fault.requestId ? `${fault.code} (${fault.requestId})` : fault.code, options);
    this.code = fault.code;
    this.value = fault.value;
    this.requestId = fault.requestId;
    this.status = fault.status;
  }
}

/** What one call may fail with, told apart by `code`. */
export type ApiErrorOf<Id extends EndpointId> = { [Code in ErrorOf<Id>]: ApiError<Code> }[ErrorOf<Id>];

/** Whether `error` is a failure of a call and, when `code` is given, that one. */
export function isApiError<Code extends ErrorCode = ErrorCode>(error: unknown, code?: Code): error is ApiError<Code> {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
