import { Combobox } from "@baize/ui/combobox";

const banks = [
  { value: "sbi", label: "State Bank of India" },
  { value: "hdfc", label: "HDFC Bank" },
];

export const example = <Combobox label="Bank" options={banks} />;
