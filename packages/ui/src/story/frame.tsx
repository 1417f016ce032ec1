import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import type { DocsStory } from "./docs-story.ts";

/** As an address names them: "theme:dark;brand:utsav". What is no text (the size of a window) is the story's own. */
const written = (globals: Record<string, unknown>) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === "string")
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(";");

const isPhone = ({ storyGlobals }: DocsStory) => /mobile/.test(JSON.stringify(storyGlobals.viewport ?? ""));

interface FrameProps {
  readonly story: DocsStory;
  readonly blockSize: string;
  /** Called with the window's document when it is loaded. */
  readonly onDocument?: (page: Document) => void;
}

/** A story in a window of its own, in the look of the toolbar, and as narrow as it asks for. */
export function Frame({ story, blockSize, onDocument }: FrameProps) {
  const context = useContext(DocsContext);
  const [look, setLook] = useState(() => written(context.getStoryContext(story).globals));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setLook(written({ ...globals, ...story.storyGlobals }));
    channel.on("globalsUpdated", follow);
    return () => channel.off("globalsUpdated", follow);
  }, [story]);
  const src = `iframe.html?viewMode=story&id=${story.id}&globals=${look}`;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook itself, in the look of the toolbar
    <iframe
      key={look}
      title={story.name}
      src={src}
      loading="lazy"
      onLoad={({ currentTarget: { contentDocument: page } }) => {
        if (page) onDocument?.(page);
      }}
      className="docs-frame"
      style={{ blockSize, maxInlineSize: isPhone(story) ? 320 : undefined }}
    />
  );
}
