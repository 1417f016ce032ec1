import { Story } from "@storybook/addon-docs/blocks";
import type { ModuleExport } from "storybook/internal/types";
import { type DocsStory, heightOf, isFramed } from "./docs-story.ts";
import { Frame } from "./frame.tsx";
import { WhenNear } from "./when-near.tsx";

/** A story as it is at first: in the page, or in a frame where it takes a whole window. */
export function Stage({ of, story }: { of: ModuleExport; story: DocsStory }) {
  if (isFramed(story)) return <Frame story={story} blockSize={heightOf(story)} />;
  return (
    <WhenNear className="docs-stage" data-layout={story.parameters.layout}>
      <Story of={of} />
    </WhenNear>
  );
}
