import { NumberField } from "@baize/ui/number-field";

export const example = (
  <NumberField label="Rounds" locale="en-IN" min={1} max={100} onValueChange={(value) => console.log(value)} />
);
