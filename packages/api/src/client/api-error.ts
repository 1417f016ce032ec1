import type { ErrorOf } from "../contract/contract.ts";
import type { ErrorValue } from "../error-values.ts";
import type { ErrorCode } from "../errors.ts";
import type { EndpointId } from "../routes/all-routes.ts";

export interface ErrorDetails<Code extends ErrorCode = ErrorCode> {
  code: Code;
  value: ErrorValue<Code>;
  /** Names the request in the server's log; null when no server answered. */
  requestId: string | null;
  /** HTTP status; 0 when no server answered. */
  status: number;
}

/** Every failure of a call. The text that a person sees comes from the message files by `code`; `message` is for logs. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error implements ErrorDetails<Code> {
  override readonly name = "ApiError";
  readonly code: Code;
  readonly value: ErrorValue<Code>;
  readonly requestId: string | null;
  readonly status: number;

  constructor(details: ErrorDetails<Code>, options?: ErrorOptions) {
    super(details.requestId ? `${details.code} (${details.requestId})` : details.code, options);
    this.code = details.code;
    this.value = details.value;
    this.requestId = details.requestId;
    this.status = details.status;
  }
}

/** The errors of one call, distinguished by `code`. */
export type ApiErrorOf<Id extends EndpointId> = { [Code in ErrorOf<Id>]: ApiError<Code> }[ErrorOf<Id>];

/** Whether `error` is a failure of a call and, when `code` is given, that one. */
export function isApiError<Code extends ErrorCode = ErrorCode>(error: unknown, code?: Code): error is ApiError<Code> {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
