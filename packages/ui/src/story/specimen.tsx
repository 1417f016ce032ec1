import { DocsContext } from "@storybook/addon-docs/blocks";
import { createElement, type ReactElement, useContext, useEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import { componentOf, contextOf, type DocsStory } from "./docs-story.ts";

interface SpecimenProps {
  readonly story: DocsStory;
  /** In place of those of the story. */
  readonly args?: Readonly<Record<string, unknown>> | undefined;
  /** Drawn in place of what the story renders, inside its decorators. */
  readonly scene?: ReactElement | undefined;
}

/** A story once more, with other props or another scene, in the look of the toolbar. */
export function Specimen({ story, args, scene }: SpecimenProps) {
  const docs = useContext(DocsContext);
  const [, redraw] = useState(0);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => redraw((count) => count + 1);
    channel.on("globalsUpdated", follow);
    return () => channel.off("globalsUpdated", follow);
  }, []);
  const context = contextOf(docs, story, args);
  return createElement(componentOf(story), scene ? { ...context, originalStoryFn: () => scene } : context);
}
