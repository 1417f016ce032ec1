import { Checkbox } from "@baize/ui/checkbox";

export const example = <Checkbox label="Remember me for a day" name="remember" />;
