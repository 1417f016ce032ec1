import { Dice } from "@baize/ui/dice";

export const example = <Dice aria-label="The last throw" faces={["2", "5", "6"]} />;
