interface Frame {
  inline: boolean;
  height?: string;
}

/** Story parameters for overlays: a frame of that height each in the docs, because an open overlay takes a whole page. */
export function inFrame(height: number): { docs: { story: Frame } } {
  const story: Frame = { inline: false };
  story.height = `${height}px`;
  return { docs: { story } };
}

/** Whether this window is one of the frames that a docs page shows stories in. */
export function isDocsFrame(): boolean {
  try {
    return window.parent !== window && /[?&]viewMode=docs\b/.test(window.parent.location.search);
  } catch {
    return false; // a parent of another origin is none of Storybook's
  }
}

/**
 * A play function that rests in the frames of a docs page: of several frames one alone can have the focus, and none has
 * the width that a story names. There the story is shown in its initial state, to be tried by hand.
 */
export function outsideDocs<Context>(play: (context: Context) => Promise<void>): (context: Context) => Promise<void> {
  return async (context) => {
    if (!isDocsFrame()) await play(context);
  };
}
