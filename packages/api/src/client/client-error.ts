import type { ClientErrorCode, ErrorCode } from "../errors.ts";
import { ApiError } from "./api-error.ts";

/** A failure that the client itself found. */
export function clientError(code: ClientErrorCode, cause?: unknown): ApiError {
  return new ApiError<ErrorCode>({ code, value: undefined, requestId: null, status: 0 }, { cause });
}
