import { VirtualList } from "@baize/ui/virtual-list";

const rounds = Array.from({ length: 1000 }, (_, index) => `Round ${index + 1}`);

export const example = (
  <VirtualList aria-label="Rounds" items={rounds} itemKey={(round) => round}>
    {(round, place) => <div {...place}>{round}</div>}
  </VirtualList>
);
