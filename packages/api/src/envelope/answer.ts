import type { ErrorValue } from "../error-values.ts";
import type { ServerErrorCode } from "../errors.ts";

export interface Success<Value> {
  success: true;
  value: Value;
}

export interface Failure<Code extends ServerErrorCode = ServerErrorCode> {
  success: false;
  code: Code;
  value?: ErrorValue<Code>;
  /** Names the request in the server's log; shown to a person who asks for help. */
  requestId: string;
}

/** The body of every answer, except of rows marked `raw`. */
export type Answer<Value> = Success<Value> | Failure;
