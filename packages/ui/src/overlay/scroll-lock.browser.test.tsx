import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { Modal } from "../modal/modal.tsx";
import { Select } from "../select/select.tsx";
import { button, dialogs, layers, show } from "./test-page.tsx";

const page100 = () => {
  const { overflow, marginInlineEnd } = getComputedStyle(document.body);
  return { overflow, marginInlineEnd, inlineSize: document.body.clientWidth };
};

test("a select's own lock does not change the page, beside a modal or inside one", async () => {
  const options = [{ value: "sbi", label: "SBI" }];
  const select = <Select label="Bank" options={options} defaultValue="sbi" />;
  await show(
    <>
      {select}
      <Modal title="Profile" trigger={<Button>Open</Button>}>
        {select}
      </Modal>
    </>,
  );
  const before = page100();
  await userEvent.click(page.getByRole("combobox").first());
  await expect.element(page.getByRole("listbox")).toBeInTheDocument();
  expect(document.body.hasAttribute("data-scroll-locked")).toBe(true);
  expect(page100()).toEqual(before);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(button("Open"));
  await expect.poll(dialogs).toBe(1);
  await userEvent.click(page.getByRole("dialog").getByRole("combobox"));
  await expect.element(page.getByRole("listbox")).toBeInTheDocument();
  expect(page100()).toEqual(before);
});

const bottom = () => layers()[0]?.getBoundingClientRect().bottom;

/** Replaces `window.visualViewport`. */
class View extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
}

test("the layer ends where the on-screen keyboard begins, and zooming is not a keyboard", async () => {
  const keyboard = new View();
  const own = Object.getOwnPropertyDescriptor(window, "visualViewport");
  Object.defineProperty(window, "visualViewport", { configurable: true, value: keyboard });
  try {
    await show(<Modal title="Profile" defaultOpen />);
    await expect.poll(dialogs).toBe(1);
    expect(bottom()).toBe(window.innerHeight);
    keyboard.height = window.innerHeight - 300;
    keyboard.dispatchEvent(new Event("resize"));
    expect(bottom()).toBe(window.innerHeight - 300);
    keyboard.scale = 2;
    keyboard.dispatchEvent(new Event("resize"));
    expect(bottom()).toBe(window.innerHeight);
  } finally {
    if (own) Object.defineProperty(window, "visualViewport", own);
    else Reflect.deleteProperty(window, "visualViewport");
  }
});

test("keeps the scroll position of another page after navigation", async () => {
  await show(<Modal title="Log in" trigger={<Button>Open</Button>} />);
  const address = location.href;
  window.scrollTo(0, 200);
  button("Open").element().focus({ preventScroll: true });
  await userEvent.keyboard("{Enter}");
  await expect.poll(dialogs).toBe(1);
  try {
    history.replaceState(null, "", "/another-page");
    window.scrollTo(0, 0);
    await userEvent.keyboard("{Escape}");
    await expect.poll(layers).toHaveLength(0);
    expect(window.scrollY).toBe(0);
  } finally {
    history.replaceState(null, "", address);
  }
});
