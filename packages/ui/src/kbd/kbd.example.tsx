import { Kbd } from "@baize/ui/kbd";

export const example = <Kbd keys="Escape" />;
