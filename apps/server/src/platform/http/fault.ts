import type { ErrorValue, ErrorValues } from "@baize/api/error-values";
import type { ServerErrorCode } from "@baize/api/errors";
import type { FieldIssue } from "@baize/domain/field/issue";

type ValueArgument<Code extends ServerErrorCode> = Code extends keyof ErrorValues ? [value: ErrorValue<Code>] : [];

/** A refusal whose code the caller gets. Any other error is answered as `system.unknown`. */
export class Fault extends Error {
  override name = "Fault";
  readonly code: ServerErrorCode;
  readonly value: unknown;
  constructor(code: ServerErrorCode, value?: unknown) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

/** A fault with the value that the catalogue declares for the code. */
export function fault<Code extends ServerErrorCode>(code: Code, ...[value]: ValueArgument<Code>): Fault {
  return new Fault(code, value);
}

/** `input.invalid` about one field. */
export function invalid(field: string, code: FieldIssue["code"], params: FieldIssue["params"] = {}): Fault {
  return fault("input.invalid", { issues: [{ field, code, params }] });
}
