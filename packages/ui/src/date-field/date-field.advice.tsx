import { FieldGroup } from "../field-group/field-group.tsx";
import { Select } from "../select/select.tsx";
import type { Advice } from "../story/advice.tsx";

const one = (value: string) => [{ value, label: value }];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The parts are written in one field: eight digits on a phone’s keypad.", args: { description: undefined } },
    bad: {
      says: "Three lists: a year is one of a hundred, and 31 February can be chosen.",
      scene: (
        <FieldGroup label="Birthday">
          <Select label="Day" options={one("31")} defaultValue="31" />
          <Select label="Month" options={one("February")} defaultValue="February" />
          <Select label="Year" options={one("2001")} defaultValue="2001" />
        </FieldGroup>
      ),
    },
  },
];
