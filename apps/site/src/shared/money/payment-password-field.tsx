import { PasswordField, type PasswordFieldProps } from "@baize/ui/password-field";

interface PaymentPasswordFieldProps extends Pick<
  PasswordFieldProps,
  "message" | "tone" | "description" | "autoComplete" | "onChange" | "onBlur" | "ref"
> {
  name: string;
  label: string;
}

/** Six digits, with the phone's numeric keyboard. */
export function PaymentPasswordField({ autoComplete = "off", ...rest }: PaymentPasswordFieldProps) {
  return <PasswordField {...rest} required inputMode="numeric" maxLength={12} autoComplete={autoComplete} />;
}
