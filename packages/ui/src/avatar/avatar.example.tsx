import { Avatar } from "@baize/ui/avatar";

export const example = <Avatar name="Ananya" />;
