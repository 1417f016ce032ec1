import type { DocsContextProps, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentType } from "react";

type Of = ReturnType<typeof useOf<"story">>;
/** A story as the blocks of a docs page get it. */
export type DocsStory = Extract<Of, { type: "story" }>["story"];
type Args = Readonly<Record<string, unknown>>;
type Context = Parameters<DocsStory["undecoratedStoryFn"]>[0];

/** What a story draws with; a docs page has no canvas and no run of its own, and no story of the kit reads them to draw. */
export function contextOf(docs: DocsContextProps, story: DocsStory, args: Args = {}): Context {
  const context = docs.getStoryContext(story);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return { ...context, args: { ...context.initialArgs, ...args } } as Context;
}

/** The story with its decorators as a component, which gets its context as props: as Storybook itself draws it. */
export function componentOf(story: DocsStory): ComponentType<Context> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return story.unboundStoryFn as ComponentType<Context>;
}

/** Whether the docs show it in a window of its own. */
export const isFramed = ({ parameters }: DocsStory): boolean => parameters.docs?.story?.inline === false;

/** The height of that window. */
export function heightOf({ parameters }: DocsStory): string {
  const frame = parameters.docs?.story ?? {};
  return frame.height ?? `${frame.iframeHeight ?? 320}px`;
}
