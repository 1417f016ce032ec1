import { type ReactNode, StrictMode, useState } from "react";
import { brands } from "@baize/tokens/brands";
import { brandCss } from "@baize/tokens/css";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { en } from "../messages/en/all.ts";
import { Modal } from "../modal/modal.tsx";
import { BaizeProvider } from "../provider/provider.tsx";
import "../theme/base.css.ts";

const sheet = document.createElement("style");
sheet.textContent = brands.map(brandCss).join("\n");
document.head.prepend(sheet);

/** A page longer than the window, in strict mode, with the tested component at its start. */
export function show(children: ReactNode) {
  return render(
    <StrictMode>
      <BaizeProvider locale="en-GB" messages={en} theme="light" brand="baize">
        <main style={{ minBlockSize: "3000px" }}>{children}</main>
      </BaizeProvider>
    </StrictMode>,
  );
}

/** A piece of state for a test's own scene. */
export function WithState<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, set: (next: Value) => void) => ReactNode;
}) {
  const [value, set] = useState(first);
  return children(value, set);
}

export const layers = () => [...document.querySelectorAll<HTMLElement>("[data-part=layer]")];
export const backdrops = () => document.querySelectorAll("[data-part=backdrop]").length;
/** The name of the focused element, as far as a test needs one. */
export const focused = () => {
  const active = document.activeElement;
  return active?.getAttribute("aria-label") ?? active?.textContent ?? "";
};
/** The top element at the centre of an element: shows whether a pointer would reach it. */
export function isOnTop(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit !== null && element.contains(hit);
}

export const button = (name: string) => page.getByRole("button", { name, exact: true });
/** How many modals are open; closing ones do not count. */
export const dialogs = () => document.querySelectorAll("[data-component=modal][data-phase=open]").length;
export const count = (selector: string) => () => document.querySelectorAll(selector).length;

const words = { title: "Profile", open: "Open" };
/** Opens a modal by its trigger, with this inside. */
export async function openModal(content: React.ReactNode): Promise<void> {
  await show(
    <Modal title={words.title} trigger={<Button>{words.open}</Button>}>
      {content}
    </Modal>,
  );
  await userEvent.click(button(words.open));
  await expect.poll(dialogs).toBe(1);
}
