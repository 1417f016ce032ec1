import { Divider } from "@baize/ui/divider";

export const example = <Divider />;
