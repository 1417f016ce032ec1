import { DateField } from "../date-field/date-field.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "One control: a common period takes one press, and the start is never after the end.", args: {} },
    bad: {
      says: "Two fields: sixteen digits for last week, and the start may be after the end.",
      scene: (
        <Stack gap={3}>
          <DateField label="From" defaultValue="2026-11-21" />
          <DateField label="To" defaultValue="2026-11-15" />
        </Stack>
      ),
    },
  },
];
