import { ThemeSwitch } from "@baize/ui/theme-switch";

export const example = <ThemeSwitch label="Dark mode" value="light" onValueChange={(value) => console.log(value)} />;
