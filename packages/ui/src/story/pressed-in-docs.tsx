import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useEffect, useRef } from "react";
import { isDocsFrame } from "../overlay/story-frame.ts";

function Pressed({ selectors, children }: { selectors: readonly string[]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting = [...selectors];
    // The next one may be in a layer over the page, which is drawn once the last one is pressed.
    const press = () => {
      const [next] = waiting;
      if (next === undefined) return watcher.disconnect();
      const found = place.current?.querySelector<HTMLElement>(next) ?? document.querySelector<HTMLElement>(next);
      if (!found) return undefined;
      waiting.shift();
      found.click();
      return undefined;
    };
    const watcher = new MutationObserver(press);
    watcher.observe(document.body, { childList: true, subtree: true });
    press();
    return () => watcher.disconnect();
  }, [selectors]);
  return <div ref={place}>{children}</div>;
}

/** Shows a story in the docs after its buttons are pressed, one after another: the state that it names. Its test presses them itself. */
export const pressedInDocs = (...given: readonly string[]): Decorator => {
  const selectors = given.length > 0 ? given : ["button:not([disabled])"];
  return (Story, { viewMode }) =>
    viewMode === "docs" || isDocsFrame() ? <Pressed selectors={selectors}>{Story()}</Pressed> : Story();
};
