const pause = 5000;

/** Waits until the style sheets that came with the code are applied, in a frame of their own: together with the first render they make a long task. A hidden tab has no frames. */
const styled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/**
 * Loads code that a page can do without for a while: without a network it is tried again until it succeeds, and never rejects.
 */
export async function lazyWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      const code = await load();
      await styled();
      return code;
    } catch {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        addEventListener(
          "online",
          () => {
            clearTimeout(timer);
            resolve();
          },
          { once: true },
        );
      });
    }
  }
}
