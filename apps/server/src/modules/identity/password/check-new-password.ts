import { validatePassword, normalisePassword } from "@baize/domain/identity/password/policy";
import type { Brand } from "../../../platform/brand/brand.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";

interface Typed {
  readonly newPassword: string;
  readonly confirmNewPassword?: string | undefined;
}

/** Checks a new password against the brand's policy. Throws the fault that says what is wrong. */
export function checkNewPassword(brand: Brand, username: string, { newPassword, confirmNewPassword }: Typed): void {
  const issue = validatePassword(newPassword, brand.profile.password, [username, brand.title]);
  if (issue?.code === "common_password") throw fault("password.too_common");
  if (issue) throw fault("input.invalid", { issues: [{ field: "newPassword", ...issue }] });
  if (confirmNewPassword !== undefined && normalisePassword(newPassword) !== normalisePassword(confirmNewPassword))
    throw invalid("confirmNewPassword", "mismatch");
}
