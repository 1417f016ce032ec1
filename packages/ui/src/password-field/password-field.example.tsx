import { PasswordField } from "@baize/ui/password-field";

export const example = <PasswordField label="Password" onValueChange={(value) => console.log(value)} />;
