import { Canvas } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

/** A canvas as wide as a phone: the frames of a docs page ignore the width of a story. */
export function PhoneCanvas(props: ComponentProps<typeof Canvas>) {
  return (
    <div style={{ maxInlineSize: 362 }}>
      <Canvas {...props} />
    </div>
  );
}
