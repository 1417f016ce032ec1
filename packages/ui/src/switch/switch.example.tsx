import { Switch } from "@baize/ui/switch";

export const example = <Switch label="Sounds" defaultChecked />;
