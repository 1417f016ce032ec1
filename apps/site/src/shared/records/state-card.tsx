import type { ComponentProps, ReactNode } from "react";
import { Badge } from "@baize/ui/badge";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";

interface StateCardProps {
  readonly title: ReactNode;
  /** Level of its heading. */
  readonly level?: 3 | 4;
  /** The text of its state, and the badge's tone. */
  readonly state: ReactNode;
  readonly tone: ComponentProps<typeof Badge>["tone"];
  readonly children: ReactNode;
}

/** An entry of a list that has a title and a state. */
export function StateCard({ title, level = 3, state, tone, children }: StateCardProps) {
  return (
    <Surface as="li" padding="md">
      <Stack gap={3}>
        <Group justify="between" gap={3}>
          <Heading level={level} size="md">
            {title}
          </Heading>
          <Badge tone={tone}>{state}</Badge>
        </Group>
        {children}
      </Stack>
    </Surface>
  );
}
