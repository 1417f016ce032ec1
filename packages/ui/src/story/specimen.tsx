import { DocsContext } from "@storybook/addon-docs/blocks";
import { createElement, useContext, useEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import { componentOf, contextOf, type DocsStory } from "./docs-story.ts";

interface SpecimenProps {
  readonly story: DocsStory;
  /** In place of those of the story. */
  readonly args?: Readonly<Record<string, unknown>> | undefined;
}

/** A story once more, with other props, in the look of the toolbar. */
export function Specimen({ story, args }: SpecimenProps) {
  const docs = useContext(DocsContext);
  const [, redraw] = useState(0);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => redraw((count) => count + 1);
    channel.on("globalsUpdated", follow);
    return () => channel.off("globalsUpdated", follow);
  }, []);
  return createElement(componentOf(story), contextOf(docs, story, args));
}
