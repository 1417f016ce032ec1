import { Ball } from "@baize/ui/ball";

export const example = <Ball number="07" />;
