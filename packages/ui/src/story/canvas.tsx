import { Canvas as Stage, Description, Subheading, useOf } from "@storybook/addon-docs/blocks";
import type { ModuleExport } from "storybook/internal/types";

/** A story of a page with its name and its caption over it. */
export function Canvas({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ["story"]);
  return (
    <>
      <Subheading>{story.name}</Subheading>
      <Description of={of} />
      <Stage of={of} />
    </>
  );
}
