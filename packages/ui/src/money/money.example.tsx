import { Money } from "@baize/ui/money";
import { moneyParts } from "@baize/ui/money";

export const example = <Money parts={moneyParts({ amount: 500_000n, currency: "INR", locale: "en-IN" })} />;
