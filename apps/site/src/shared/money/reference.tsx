import { CopyButton } from "@baize/ui/copy-button";
import { Group } from "@baize/ui/group";

/** A number that support asks for, with a button that copies it. */
export function Reference({ value }: { value: string }) {
  return (
    <Group gap={2}>
      <bdi>{value}</bdi>
      <CopyButton value={value} labelHidden />
    </Group>
  );
}
