import { SmsCodeField } from "@baize/ui/sms-code-field";

export const example = (
  <SmsCodeField label="Code" storageKey="register" request={async () => ({ sent: true, expiredMinutes: 1 })} />
);
