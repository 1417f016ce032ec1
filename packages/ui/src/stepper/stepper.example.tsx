import { Stepper } from "@baize/ui/stepper";

export const example = (
  <Stepper
    aria-label="Withdrawal"
    current="bank"
    steps={[
      { id: "amount", label: "Amount" },
      { id: "bank", label: "Bank" },
    ]}
  />
);
