import { ErrorSummary } from "@baize/ui/error-summary";

export const example = (
  <ErrorSummary attempt={1} title="Correct one field" errors={[{ text: "Enter an amount", fieldId: "amount" }]} />
);
