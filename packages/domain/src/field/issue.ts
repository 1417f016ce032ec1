/** An error of one value. Its text is in the message files; `params` fill it in. */
export const ISSUE_CODES = [
  "required",
  "too_short",
  "too_long",
  "pattern",
  "mismatch",
  "too_young",
  "not_a_date",
  "must_agree",
  "unsafe_characters",
  "not_a_phone",
  "not_allowed",
  "too_small",
  "too_big",
  "wrong_type",
  "common_password",
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/** Values for the placeholders of an issue's message. `patternId` picks the message of `pattern`. */
export interface IssueParams {
  min?: number;
  max?: number;
  patternId?: number;
}

export interface Issue {
  code: IssueCode;
  params: IssueParams;
}

/** An issue and the path of the field it belongs to (`"username"`, `"items.0.id"`). */
export interface FieldIssue extends Issue {
  field: string;
}
