import { WinnersTicker } from "@baize/ui/winners-ticker";
import { moneyParts } from "@baize/ui/money";

const winners = [
  { id: "1", name: "An***", detail: "Pearl Monsoon", prize: moneyParts({ amount: 384_000n, currency: "INR", locale: "en-IN" }) },
];

export const example = <WinnersTicker aria-label="Winners" winners={winners} />;
