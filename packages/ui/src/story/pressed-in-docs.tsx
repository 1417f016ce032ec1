import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useEffect, useRef } from "react";
import { isDocsFrame } from "../overlay/story-frame.ts";

function Pressed({ selector, children }: { selector: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(selector)?.click();
  }, [selector]);
  return <div ref={place}>{children}</div>;
}

/** Shows a story in the docs after its button is pressed: the state that it names. Its test presses the button itself. */
export const pressedInDocs =
  (selector = "button:not([disabled])"): Decorator =>
  (Story, { viewMode }) =>
    viewMode === "docs" || isDocsFrame() ? <Pressed selector={selector}>{Story()}</Pressed> : Story();
