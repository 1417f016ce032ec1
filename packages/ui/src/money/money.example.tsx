import { Money } from "@baize/ui/money";
import { moneyParts } from "@baize/ui/money/money-parts";

export const example = <Money parts={moneyParts({ amount: 500_000n, currency: "INR", locale: "en-IN" })} />;
