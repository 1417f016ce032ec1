import type { Advice } from "../story/advice.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Stack } from "../stack/stack.tsx";
import { TextField } from "../text-field/text-field.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The device works, the person presses once.", args: { required: false } },
    bad: {
      says: "Sums and riddles shut people out, and programs solve them.",
      scene: (
        <Stack gap={3}>
          <TextField label="How much is 7 + 15?" />
          <TextField label="Write the word “baize” backwards" />
          <Checkbox label="I am not a robot" />
        </Stack>
      ),
    },
  },
];
