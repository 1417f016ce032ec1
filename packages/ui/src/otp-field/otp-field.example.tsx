import { OtpField } from "@baize/ui/otp-field";

export const example = <OtpField label="Code" name="code" />;
