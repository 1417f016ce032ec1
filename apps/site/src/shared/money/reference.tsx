import { CopyButton } from "@baize/ui/copy-button";
import { Inline } from "@baize/ui/inline";

/** A number that support asks for, with a button that copies it. */
export function Reference({ value }: { value: string }) {
  return (
    <Inline gap={2}>
      <bdi>{value}</bdi>
      <CopyButton value={value} iconOnly />
    </Inline>
  );
}
