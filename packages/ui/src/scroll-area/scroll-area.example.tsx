import { ScrollArea } from "@baize/ui/scroll-area";

export const example = (
  <ScrollArea aria-label="Rules" style={{ blockSize: 200 }}>
    A long text
  </ScrollArea>
);
