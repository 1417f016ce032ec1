const pause = 5000;

/** Sheets that come with code have the whole page styled anew: in a frame of their own, before the code draws. In a tab that nobody sees there are no frames. */
const styled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Brings code that a page can do without for a while: with the network away it comes when that is back, and nothing fails. */
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
