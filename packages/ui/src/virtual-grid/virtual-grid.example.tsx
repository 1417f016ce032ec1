import { VirtualGrid } from "@baize/ui/virtual-grid";

const rounds = Array.from({ length: 1000 }, (_, index) => `Round ${index + 1}`);

export const example = (
  <VirtualGrid aria-label="Rounds" items={rounds} itemKey={(round) => round}>
    {(round, place) => <div {...place}>{round}</div>}
  </VirtualGrid>
);
