import { PhoneField } from "@baize/ui/phone-field";

export const example = (
  <PhoneField
    label="Mobile number"
    countries={[{ code: "IN", dial: "91", name: "India" }]}
    onValueChange={(value) => console.log(value)}
  />
);
