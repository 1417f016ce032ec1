import { expect, waitFor } from "storybook/test";
import { missingAnswers } from "../../mocks/recorded-answers.ts";
import { rowOf } from "../../src/app/routes.ts";
import type { PageStoryProps } from "./page-story.tsx";
import { complaints } from "./story-console.ts";
import { currentStory, languageOfTag, openStory } from "./story-context.ts";

interface Context {
  readonly args: PageStoryProps;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly canvasElement: HTMLElement;
}

let restore: (() => void) | undefined;

function close(): void {
  restore?.();
  restore = undefined;
}

/** `beforeEach` of a page's story. Storybook calls it again, without a clean-up between, when the toolbar changes. */
export async function setupStory({ args, globals }: Pick<Context, "args" | "globals">): Promise<() => void> {
  close();
  restore = await openStory({
    as: args.as ?? "visitor",
    greetings: args.greetings ?? false,
    answers: args.answers ?? [],
    language: languageOfTag(String(globals.language)),
    theme: globals.theme === "dark" ? "dark" : "light",
  });
  return close;
}

const isShown = (selector: string) => document.querySelector(selector) !== null;

/** Fails while a call is pending, and if a call has no recorded answer. */
async function expectAnswered(): Promise<void> {
  await expect([...missingAnswers], "calls without a recorded answer (pnpm stories:record)").toEqual([]);
  await expect(currentStory().queries.isFetching(), "pending calls").toBe(0);
  await expect(isShown("[data-component=skeleton]"), "a skeleton").toBe(false);
}

/** `play` of a page: waits until it is complete. */
export async function expectLoaded({ args: { address } }: Pick<Context, "args">): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const { layout } = rowOf(pathname);
  await waitFor(async () => {
    await expectAnswered();
    await expect(isShown("h1, h2"), "a heading").toBe(true);
    if (searchParams.has("overlay")) await expect(isShown("[role=dialog]"), "the overlay").toBe(true);
    else if (layout.footer) await expect(isShown("footer"), "the footer").toBe(true);
  });
  // A story runs the development build: React's and the kit's warnings appear here, and not in the built site.
  await expect([...complaints], "errors and warnings in the console").toEqual([]);
}

/** `play` of a closed site: a notice replaces the page once the status has arrived. */
export async function expectClosed(): Promise<void> {
  await waitFor(async () => {
    await expectAnswered();
    await expect(isShown("[data-component$=-screen]"), "the notice in place of the site").toBe(true);
    await expect(isShown("[data-component=page-shell]"), "the site").toBe(false);
  });
}

/** `play` of a page that greets: overlays open after the first touch. */
export async function expectGreeting(context: Pick<Context, "args">): Promise<void> {
  await expectLoaded(context);
  window.dispatchEvent(new Event("pointermove"));
  await waitFor(() => expect(isShown("[role=dialog]"), "the greeting").toBe(true));
}

/** `play` of a page whose answers do not arrive. */
export async function expectSkeleton(): Promise<void> {
  await waitFor(() => expect(isShown("[data-component=skeleton]"), "a skeleton").toBe(true));
}
