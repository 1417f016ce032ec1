import { Canvas } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

/** A canvas as wide as a phone: the frames of a docs page know nothing of the width that a story names. */
export function PhoneCanvas(props: ComponentProps<typeof Canvas>) {
  return (
    <div style={{ maxInlineSize: 362 }}>
      <Canvas {...props} />
    </div>
  );
}
