import { usePreventScroll } from "react-aria";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { Modal } from "../modal/modal.tsx";
import { Select } from "../select/select.tsx";
import { button, dialogs, layers, openModal, show, WithState } from "./test-page.tsx";

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

const root = () => getComputedStyle(document.documentElement);

describe("the place of the scrollbar", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.documentElement.style.paddingRight = "";
  });

  test.each([
    [15, "stable"],
    [0, "auto"],
  ])("a scrollbar of %i px leaves a gutter: %s", async (width, gutter) => {
    vi.spyOn(window, "innerWidth", "get").mockReturnValue(document.documentElement.clientWidth + width);
    await openModal(null);
    expect(root().overflow).toBe("hidden");
    expect(root().scrollbarGutter).toBe(gutter);
    await userEvent.keyboard("{Escape}");
    await expect.poll(layers).toHaveLength(0);
    expect(root().overflow).toBe("visible");
    expect(root().scrollbarGutter).toBe("auto");
  });

  test.each([
    [15, "15px"],
    [0, "3px"],
  ])("without gutters, a scrollbar of %i px leaves a padding of %s, and the page gets its own back", async (width, padding) => {
    vi.spyOn(CSS, "supports").mockReturnValue(false);
    vi.spyOn(window, "innerWidth", "get").mockReturnValue(document.documentElement.clientWidth + width);
    document.documentElement.style.paddingRight = "3px";
    await openModal(null);
    expect(root().paddingRight).toBe(padding);
    // react-aria's popovers save and restore this one.
    expect(document.documentElement.style.paddingRight).toBe("3px");
    await userEvent.keyboard("{Escape}");
    await expect.poll(layers).toHaveLength(0);
    expect(root().paddingRight).toBe("3px");
  });
});

function AriaLock({ active }: { active: boolean }): null {
  usePreventScroll({ isDisabled: !active });
  return null;
}

test("a popover of react-aria that opened before the modal and closes in it does not unlock the page", async () => {
  await show(
    <WithState<boolean> first>
      {(active, set) => (
        <>
          <AriaLock active={active} />
          <Modal title="Profile" defaultOpen>
            <Button onClick={() => set(false)}>End</Button>
          </Modal>
        </>
      )}
    </WithState>,
  );
  await expect.poll(dialogs).toBe(1);
  await userEvent.click(button("End"));
  expect(document.documentElement.style.overflow).toBe("");
  expect(root().overflow).toBe("hidden");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => root().overflow).toBe("visible");
});

/** Whether a finger that moves beside the dialog would move the page. */
function pageMoves(): boolean {
  return document.body.dispatchEvent(new TouchEvent("touchmove", { bubbles: true, cancelable: true }));
}

describe("on iOS", () => {
  const names = ["platform", "maxTouchPoints", "userAgent", "userAgentData"];
  afterEach(() => names.forEach((name) => Reflect.deleteProperty(navigator, name)));
  const pretend = (...values: readonly unknown[]) =>
    names.forEach((name, place) => Object.defineProperty(navigator, name, { configurable: true, value: values[place] }));
  const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1";

  test.each([
    ["an iPhone", "iPhone", 5],
    ["an iPad, which says that it is a Mac,", "MacIntel", 5],
  ])("%s holds the page still under a moving finger until the modal closes", async (_device, platform, fingers) => {
    pretend(platform, fingers, safari);
    await openModal(null);
    await expect.poll(pageMoves).toBe(false);
    expect(root().overflow).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await expect.poll(layers).toHaveLength(0);
    expect(pageMoves()).toBe(true);
    expect(root().overflow).toBe("visible");
  });

  test("a Mac is held by the style sheet alone", async () => {
    pretend("MacIntel", 0, safari);
    await openModal(null);
    expect(root().overflow).toBe("hidden");
    expect(pageMoves()).toBe(true);
  });
});
