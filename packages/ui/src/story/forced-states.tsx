import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useEffect, useRef } from "react";
import { Case, Cases } from "./bounds.tsx";
import { allowForcedStates, mark, stateNames } from "./force-states.ts";

const states = ["rest", "hover", "focus-visible", "active"] as const;

interface ForcedStatesProps {
  readonly selectors: readonly string[];
  /** Also outside this story's own elements: an overlay is drawn at the end of the page. */
  readonly everywhere: boolean;
  readonly children: ReactNode;
}

function ForcedStates({ selectors, everywhere, children }: ForcedStatesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = everywhere ? document.body : place.current;
    if (!root) return undefined;
    const marked = new Set<Element>();
    const force = () => {
      const found = selectors.flatMap((selector) =>
        [...root.querySelectorAll(selector)].map((element, index) => ({ element, state: states[index] ?? "rest" })),
      );
      const missing = found.filter(({ element }) => !marked.has(element));
      if (missing.length > 0) allowForcedStates();
      for (const { element, state } of missing) {
        if (state !== "rest") mark(element, state, root);
        marked.add(element);
      }
    };
    force();
    const drawn = new MutationObserver(force);
    drawn.observe(root, { childList: true, subtree: true });
    return () => drawn.disconnect();
  }, [selectors, everywhere]);
  return (
    <div ref={place} style={{ display: "contents" }}>
      {children}
    </div>
  );
}

/**
 * Draws elements of a story in the states that a pointer and the keyboard give: of those that a selector finds, the first is at
 * rest, the second is hovered, the third focused, the fourth pressed, and the others are at rest.
 */
export const forcedStates = (...selectors: readonly string[]): Decorator =>
  function WithForcedStates(Story, { viewMode }) {
    return (
      <ForcedStates selectors={selectors} everywhere={viewMode !== "docs"}>
        <Story />
      </ForcedStates>
    );
  };

interface EachStateProps {
  /** px; each takes the whole line where nothing fits beside it. */
  readonly inline?: number;
  readonly children: ReactNode | ((state: keyof typeof stateNames) => ReactNode);
}

/** A part four times, each with the name of the state that `forcedStates` gives it. */
export function EachState({ inline, children }: EachStateProps) {
  return (
    <Cases inline={inline}>
      {states.map((state) => (
        <Case key={state} of={stateNames[state]}>
          {typeof children === "function" ? children(state) : children}
        </Case>
      ))}
    </Cases>
  );
}
