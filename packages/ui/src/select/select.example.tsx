import { Select } from "@baize/ui/select";

const banks = [
  { value: "sbi", label: "State Bank of India" },
  { value: "hdfc", label: "HDFC Bank" },
];

export const example = <Select label="Bank" options={banks} onValueChange={(value) => console.log(value)} />;
