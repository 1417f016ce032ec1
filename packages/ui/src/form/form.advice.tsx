import type { Advice } from "../story/advice.tsx";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { TextField } from "../text-field/text-field.tsx";

const username = <TextField label="Username" defaultValue="ananya_42" dir="ltr" />;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The button says what is happening, and keeps its place and focus.",
      scene: (
        <Stack gap={4}>
          {username}
          <Button variant="primary" fullWidth pending>
            Logging in…
          </Button>
        </Stack>
      ),
    },
    bad: {
      says: "A disabled button looks like a form that refuses.",
      scene: (
        <Stack gap={4}>
          {username}
          <Button variant="primary" fullWidth disabled>
            Log in
          </Button>
        </Stack>
      ),
    },
  },
];
