import { Button } from "../button/button.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { TextField } from "../text-field/text-field.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "Cloth is where a person plays: at most a search is on it.",
      args: {
        ground: "cloth",
        title: "Slots",
        count: "1,240",
        lead: undefined,
        children: <SearchField aria-label="Game or provider name" />,
      },
    },
    bad: {
      says: "A form on cloth: a person reads and types on the ground of the games.",
      args: {
        ground: "cloth",
        title: "Bank account",
        lead: undefined,
        children: (
          <Stack gap={3}>
            <TextField label="Account number" />
            <TextField label="Name of the holder" />
            <Button variant="primary">Save</Button>
          </Stack>
        ),
      },
    },
  },
];
