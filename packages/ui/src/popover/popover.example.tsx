import { Popover } from "@baize/ui/popover";
import { Button } from "@baize/ui/button";

export const example = (
  <Popover label="About odds" trigger={<Button>About odds</Button>}>
    Decimal odds include the stake.
  </Popover>
);
