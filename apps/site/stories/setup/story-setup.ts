import { expect, waitFor } from "storybook/test";
import { rowOf } from "../../src/app/routes.ts";
import { languageOfTag, openStory, currentStory } from "./story-context.ts";
import type { PageStoryProps } from "./page-story.tsx";

interface Context {
  readonly args: PageStoryProps;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly canvasElement: HTMLElement;
}

let leave: (() => void) | undefined;

function clear(): void {
  leave?.();
  leave = undefined;
}

/** Before a story of a page. Asked again when the toolbar changes, without having been left. */
export async function setupStory({ args, globals }: Pick<Context, "args" | "globals">): Promise<() => void> {
  clear();
  leave = await openStory({
    as: args.as ?? "visitor",
    greetings: args.greetings ?? false,
    told: args.answers ?? {},
    language: languageOfTag(String(globals.language)),
    theme: globals.theme === "dark" ? "dark" : "light",
  });
  return clear;
}

const isShown = (selector: string) => document.querySelector(selector) !== null;

/** Fails while something that was asked for is on its way, and where something was asked for that was not recorded. */
async function expectAnswered(): Promise<void> {
  await expect(currentStory().unanswered, "no answer recorded (pnpm stories:record)").toEqual([]);
  await expect(currentStory().queries.isFetching(), "questions on their way").toBe(0);
  await expect(isShown("[data-component=skeleton]"), "a skeleton").toBe(false);
}

/** A page's play: waits until it stands whole. */
export async function expectLoaded({ args: { address } }: Pick<Context, "args">): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const { layout } = rowOf(pathname);
  await waitFor(async () => {
    await expectAnswered();
    await expect(isShown("h1, h2"), "a heading").toBe(true);
    if (searchParams.has("overlay")) await expect(isShown("[role=dialog]"), "the overlay").toBe(true);
    else if (layout.footer) await expect(isShown("footer"), "the footer").toBe(true);
  });
}

/** The play of a expectClosed site: until its status is answered the page stands, and then no part of it. */
export async function expectClosed(): Promise<void> {
  await waitFor(async () => {
    await expectAnswered();
    await expect(isShown("[data-component$=-screen]"), "the notice in place of the site").toBe(true);
    await expect(isShown("[data-component=page-shell]"), "the site").toBe(false);
  });
}

/** The play of a page where the house speaks by itself. */
export async function expectGreeting(context: Pick<Context, "args">): Promise<void> {
  await expectLoaded(context);
  // What lies above the page comes once somebody touches it.
  window.dispatchEvent(new Event("pointermove"));
  await waitFor(() => expect(isShown("[role=dialog]"), "the greeting").toBe(true));
}

/** The play of a page that waits for an answer. */
export async function expectSkeleton(): Promise<void> {
  await waitFor(() => expect(isShown("[data-component=skeleton]"), "a skeleton").toBe(true));
}
