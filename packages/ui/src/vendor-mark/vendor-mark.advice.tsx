import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { VendorMark } from "./vendor-mark.tsx";

const vendors = [
  { name: "Tin Crown", color: "var(--color-negative-default)" },
  { name: "Kestrel", color: "var(--color-info-default)" },
  { name: "Saffron Reel", color: "var(--color-positive-default)" },
];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Every mark in the colour of the text around it.",
      scene: (
        <Group gap={4}>
          {vendors.map(({ name }) => (
            <VendorMark key={name} name={name} />
          ))}
        </Group>
      ),
    },
    bad: {
      says: "Colours of a win, a loss or a warning say something that is not meant.",
      scene: (
        <Group gap={4}>
          {vendors.map(({ name, color }) => (
            <VendorMark key={name} name={name} style={{ color }} />
          ))}
        </Group>
      ),
    },
  },
];
