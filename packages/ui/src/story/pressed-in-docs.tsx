import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useEffect, useRef } from "react";
import { isDocsFrame } from "../overlay/story-frame.ts";
import { allowForcedStates, force } from "./force-states.ts";

/**
 * A button to press, a text to write or paste into a field, a field to leave, a key for a part, or the focus to draw; each by its
 * selector.
 */
type Step =
  | string
  | { readonly into: string; readonly write: string }
  | { readonly into: string; readonly paste: string }
  | { readonly leave: string }
  | { readonly on: string; readonly key: string }
  | { readonly focused: string };

/** Menus and lists open when the pointer goes down, other buttons when it is released. */
function press(button: HTMLElement): void {
  const pointer = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" };
  button.dispatchEvent(new PointerEvent("pointerdown", pointer));
  button.dispatchEvent(new PointerEvent("pointerup", pointer));
  button.click();
}

/** React learns of a text only where it is set as a key would set it. The field stays without focus, which one frame alone can have. */
function write(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text }));
}

/** Only a field that reads what is pasted changes: the browser pastes nothing for a simulated event. */
function paste(field: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
}

/** Draws the focus without taking it from the page; where an element gets it, or its first control. */
function drawFocus(element: HTMLElement): void {
  allowForcedStates();
  force(element.parentElement ?? element, "focus-visible");
}

const selectorOf = (step: Step): string => {
  if (typeof step === "string") return step;
  if ("into" in step) return step.into;
  if ("leave" in step) return step.leave;
  return "on" in step ? step.on : step.focused;
};

function take(step: Step, element: HTMLElement): void {
  if (typeof step === "string") press(element);
  else if ("write" in step) write(element, step.write);
  else if ("paste" in step) paste(element, step.paste);
  else if ("leave" in step) element.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  else if ("on" in step) element.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key: step.key }));
  else drawFocus(element);
}

function Pressed({ steps, children }: { steps: readonly Step[]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting = [...steps];
    // The next one may be in a layer over the page, which is drawn once the last one is pressed.
    const goOn = () => {
      const [next] = waiting;
      if (next === undefined) return watcher.disconnect();
      const selector = selectorOf(next);
      const found = place.current?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector);
      if (!found) return undefined;
      waiting.shift();
      take(next, found);
      return goOn();
    };
    const watcher = new MutationObserver(goOn);
    watcher.observe(document.body, { childList: true, subtree: true });
    goOn();
    return () => watcher.disconnect();
  }, [steps]);
  return <div ref={place}>{children}</div>;
}

/**
 * Shows a story in the docs after its steps, one after another: the state that it names. Its
 * test does it itself.
 */
export const pressedInDocs = (...given: readonly Step[]): Decorator => {
  const steps = given.length > 0 ? given : ["button:not([disabled])"];
  return (Story, { viewMode }) => (viewMode === "docs" || isDocsFrame() ? <Pressed steps={steps}>{Story()}</Pressed> : Story());
};
