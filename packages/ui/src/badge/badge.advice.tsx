import type { Advice } from "../story/advice.tsx";
import { checkCircleFill, xCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Group } from "../group/group.tsx";
import { Badge } from "./badge.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "One word from a short list that is the same everywhere.", args: { tone: "neutral", children: "In review" } },
    bad: {
      says: "A sentence is written differently on each page, so states cannot be compared.",
      args: { tone: "neutral", children: "Our team is looking at it now" },
    },
  },
  {
    good: {
      says: "The words differ; tone and icon support them.",
      scene: (
        <Group>
          <Badge tone="positive" icon={<Icon art={checkCircleFill} />}>
            Paid
          </Badge>
          <Badge tone="negative" icon={<Icon art={xCircleFill} />}>
            Refused
          </Badge>
        </Group>
      ),
    },
    bad: {
      says: "By tone alone, many people see two equal states.",
      scene: (
        <Group>
          <Badge tone="positive">Closed</Badge>
          <Badge tone="negative">Closed</Badge>
        </Group>
      ),
    },
  },
];
