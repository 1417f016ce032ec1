interface FieldBase {
  /** HTML autofill token: "username". `off` without one. */
  readonly autocomplete?: string;
  /** The keyboard of a phone. */
  readonly inputMode?: "text" | "numeric" | "tel" | "email" | "none";
  /** Shown from left to right in every language: accounts, numbers, addresses of mail. */
  readonly leftToRight?: boolean;
}
export interface PlainField extends FieldBase {
  readonly kind: "text" | "email" | "date" | "country" | "captcha" | "long-text";
}
export interface PasswordField extends FieldBase {
  readonly kind: "password";
  /** The name of the password that this one repeats: the two are compared whenever either changes. */
  readonly repeats?: string;
}
export interface NumberOfPhone extends FieldBase {
  readonly kind: "phone";
  /** The name under which the dialling code is sent, beside the national number. */
  readonly dialName: string;
}
export interface CodeField extends FieldBase {
  readonly kind: "code";
  /** The name of the phone field whose number the code is sent to. */
  readonly sentTo: string;
}

/** How one field is asked for. `code`: a one-time code by SMS; `captcha`: characters of a picture. */
export type FieldSpec = PlainField | PasswordField | NumberOfPhone | CodeField;
export type FieldKind = FieldSpec["kind"];

/** The server's field names, each with its kind, in the order of the form. */
export type FieldMap = Readonly<Record<string, FieldSpec>>;
