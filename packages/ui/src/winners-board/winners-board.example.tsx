import { WinnersBoard } from "@baize/ui/winners-board";
import { moneyParts } from "@baize/ui/money";

const winners = [
  { id: "1", name: "An***", detail: "Pearl Monsoon", prize: moneyParts({ amount: 384_000n, currency: "INR", locale: "en-IN" }) },
];

export const example = <WinnersBoard title="Winners" asOf="Today, 12:04" winners={winners} />;
