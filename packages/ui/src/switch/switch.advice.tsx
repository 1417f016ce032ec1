import type { Advice } from "../story/advice.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Stack } from "../stack/stack.tsx";
import { Switch } from "./switch.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A switch names what is on.", args: { label: "Messages about my bets" } },
    bad: { says: "A question leaves open what “on” means.", args: { label: "Do you not want messages?" } },
  },
  {
    good: {
      says: "In a form with a submit button, use a Checkbox.",
      scene: (
        <Stack align="start">
          <Checkbox label="Messages about my bets" defaultChecked />
          <Button variant="primary">Save</Button>
        </Stack>
      ),
    },
    bad: {
      says: "A switch acts at once, so a person does not expect to save it.",
      scene: (
        <Stack align="start">
          <Switch label="Messages about my bets" defaultChecked />
          <Button variant="primary">Save</Button>
        </Stack>
      ),
    },
  },
];
