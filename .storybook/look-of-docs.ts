import { useSyncExternalStore } from "react";
import { addons } from "storybook/preview-api";
import { initialGlobals, type Look, lookOf } from "./globals.ts";

interface Changed {
  readonly globals: Record<string, unknown>;
}

let look = lookOf(initialGlobals);
const watchers = new Set<() => void>();

function change({ globals }: Changed): void {
  look = lookOf(globals);
  for (const notify of watchers) notify();
}

/** Follows the toolbar for docs pages, also those without a story, whose decorator would apply it. */
export async function followToolbar(): Promise<void> {
  const channel = await addons.ready();
  for (const event of ["setGlobals", "globalsUpdated"]) {
    // What was said before this file was loaded counts too.
    const said: readonly Changed[] | undefined = channel.last(event);
    if (said?.[0]) change(said[0]);
    channel.on(event, change);
  }
}

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => watchers.delete(notify);
};

/** What the toolbar chooses now. */
export const useLook = (): Look => useSyncExternalStore(watch, () => look);
