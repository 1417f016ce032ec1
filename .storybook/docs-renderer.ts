import { DocsRenderer } from "@storybook/addon-docs";
import type { ReactRenderer } from "@storybook/react-vite";

type PageRenderer = DocsRenderer<ReactRenderer>;
type Draw = PageRenderer["render"];

/**
 * Draws a docs page once. By itself Storybook draws it anew at each change of the toolbar, and reloads the window where a story
 * of it is still being drawn: the page is empty until then. Whatever depends on the toolbar follows it by itself.
 */
export function drawOnce(): PageRenderer {
  const renderer = new DocsRenderer<ReactRenderer>();
  const drawn = new WeakMap<Parameters<Draw>[0], ReturnType<Draw>>();
  const { render } = renderer;
  renderer.render = (context, ...rest) => {
    const before = drawn.get(context);
    if (before) return before;
    const drawing = render(context, ...rest);
    drawn.set(context, drawing);
    return drawing;
  };
  return renderer;
}
