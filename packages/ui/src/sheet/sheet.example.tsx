import { Button } from "@baize/ui/button";
import { Sheet } from "@baize/ui/sheet";

export const example = (
  <Sheet trigger={<Button>Filters</Button>} title="Filters">
    The filters
  </Sheet>
);
