import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { TextField } from "../text-field/text-field.tsx";

const send = (
  <Button variant="primary" fullWidth>
    Create account
  </Button>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The error is at its field, and everything typed is still there.",
      scene: (
        <Stack gap={4}>
          <TextField
            label="Username"
            dir="ltr"
            defaultValue="ananya_42"
            tone="negative"
            message="This name is taken. Try ananya_1142."
          />
          <TextField label="Payee name" defaultValue="Ananya Rao" />
          {send}
        </Stack>
      ),
    },
    bad: {
      says: "One error for the whole form, which is empty again.",
      scene: (
        <Stack gap={4}>
          <Alert tone="negative">Registration failed.</Alert>
          <TextField label="Username" dir="ltr" />
          <TextField label="Payee name" />
          {send}
        </Stack>
      ),
    },
  },
];
