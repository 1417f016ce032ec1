import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";

export type StoryFile = Parameters<typeof composeStories>[0];

const isStory = (entry: [string, unknown]): entry is [string, ComponentType] => typeof entry[1] === "function";

/** The stories of a file as components without required props, in order, by their names in code. */
export const composed = (file: StoryFile): readonly [name: string, Story: ComponentType][] =>
  Object.entries(composeStories(file)).filter(isStory);
