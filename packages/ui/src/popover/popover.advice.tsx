import { Button } from "../button/button.tsx";
import { Group } from "../group/group.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { Popover } from "./popover.tsx";

const withdraw = <Button variant="primary">Withdraw ₹500</Button>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "What everyone needs is in the page.",
      scene: (
        <Stack gap={2} align="start">
          {withdraw}
          <Text>Fee ₹15. You get ₹485 within 30 minutes.</Text>
        </Stack>
      ),
    },
    bad: {
      says: "The fee is behind a press that most people do not make.",
      scene: (
        <Group>
          {withdraw}
          <Popover label="Fees" trigger={<Button variant="ghost">Fees</Button>}>
            <Text>Fee ₹15. You get ₹485 within 30 minutes.</Text>
          </Popover>
        </Group>
      ),
    },
  },
];
