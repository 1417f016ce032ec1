import { AspectRatio } from "@baize/ui/aspect-ratio";

export const example = (
  <AspectRatio ratio={16 / 9}>
    <img src="/table.jpg" alt="A roulette table" />
  </AspectRatio>
);
