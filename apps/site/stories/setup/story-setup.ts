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

/** The kit stores the wait before the next SMS code under names that begin so. */
const WAIT = "baize.sms.";

/** A wait that one story left would close the button of the next. */
function forgetWaits(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(WAIT)) sessionStorage.removeItem(key);
}

function close(): void {
  restore?.();
  restore = undefined;
  forgetWaits();
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

/** A plain error: each `expect` of Storybook is recorded for its panel, and a page changes hundreds of times while it loads. */
function requireThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Fails while a call is pending, and if a call has no recorded answer. */
function requireAnswered(): void {
  requireThat(
    missingAnswers.size === 0,
    `calls without a recorded answer (npm run stories:record): ${[...missingAnswers].join(", ")}`,
  );
  requireThat(currentStory().queries.isFetching() === 0, "pending calls");
  requireThat(!isShown("[data-component=skeleton]"), "a skeleton is shown");
}

/** `play` of a page: waits until it is complete. */
export async function expectLoaded({ args: { address } }: Pick<Context, "args">): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const { layout } = rowOf(pathname);
  await waitFor(() => {
    requireAnswered();
    requireThat(isShown("h1, h2"), "no heading");
    if (searchParams.has("overlay")) requireThat(isShown("[role=dialog]"), "no overlay");
    else if (layout.footer) requireThat(isShown("footer"), "no footer");
  });
  // A story runs the development build: React's and the kit's warnings appear here, and not in the built site.
  await expect([...complaints], "errors and warnings in the console").toEqual([]);
}

/** `play` of a closed site: a notice replaces the page once the status has arrived. */
export async function expectClosed(): Promise<void> {
  await waitFor(() => {
    requireAnswered();
    requireThat(isShown("[data-component$=-screen]"), "no notice in place of the site");
    requireThat(!isShown("[data-component=page-shell]"), "the site is shown");
  });
}

/** `play` of a page that greets: overlays open after the first touch. */
export async function expectGreeting(context: Pick<Context, "args">): Promise<void> {
  await expectLoaded(context);
  window.dispatchEvent(new Event("pointermove"));
  await waitFor(() => requireThat(isShown("[role=dialog]"), "no greeting"));
}

/** `play` of a page of a brand that counts visits: its bar asks the visitor first. */
export async function expectConsent(context: Pick<Context, "args">): Promise<void> {
  await expectLoaded(context);
  await waitFor(() => requireThat(isShown("aside[aria-labelledby=consent] button"), "no question"));
}

/** `play` of a page whose answers do not arrive. */
export async function expectSkeleton(): Promise<void> {
  await waitFor(() => requireThat(isShown("[data-component=skeleton]"), "no skeleton"));
}
