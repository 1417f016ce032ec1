import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Combobox } from "./combobox.tsx";
import * as css from "./combobox.css.ts";

const ways = [
  { value: "upi", label: "UPI" },
  { value: "imps", label: "IMPS" },
  { value: "usdt", label: "USDT" },
];

/** A search that found nothing, with its list in the page: an open list is drawn over the window. */
function StillSearch({ note }: { note: string }) {
  return (
    <Stack gap={1}>
      <TextField label="Bank" defaultValue="Bank of Goa" />
      <div className={css.content}>
        <div className={css.note}>{note}</div>
      </div>
    </Stack>
  );
}

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Say what was not found, and where to go instead.",
      scene: <StillSearch note="No bank by this name. Banks outside India: ask support." />,
    },
    bad: { says: "“No results” of what, and what now?", scene: <StillSearch note="No results" /> },
  },
  {
    good: {
      says: "A few choices are all visible at once.",
      scene: <RadioGroup label="Pay with" options={ways} defaultValue="upi" />,
    },
    bad: {
      says: "Nothing is worth searching in a list of three.",
      scene: <Combobox label="Pay with" options={ways} defaultValue="upi" />,
    },
  },
];
