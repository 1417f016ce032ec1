import { Button } from "@baize/ui/button";
import { Tooltip } from "@baize/ui/tooltip";

export const example = (
  <Tooltip content="Takes about a minute">
    <Button>Withdraw</Button>
  </Tooltip>
);
