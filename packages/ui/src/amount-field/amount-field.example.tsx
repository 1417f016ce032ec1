import { AmountField } from "@baize/ui/amount-field";

export const example = <AmountField label="Amount" currency="INR" locale="en-IN" onValueChange={(value) => console.log(value)} />;
