import { Description, Subheading, useOf } from "@storybook/addon-docs/blocks";
import type { ModuleExport } from "storybook/internal/types";
import { CodeOf } from "./code-of.tsx";
import { Stage } from "./stage.tsx";

/** A story of a page with its name and its caption over it, and its code under it where that runs by itself. */
export function Canvas({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ["story"]);
  return (
    <section data-canvas={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={of} />
      <div className="docs-story">
        <Stage of={of} story={story} />
      </div>
      <CodeOf story={story} />
    </section>
  );
}
