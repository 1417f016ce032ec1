import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { Modal } from "../modal/modal.tsx";
import { button, dialogs, show } from "./test-page.tsx";

async function scene(content: React.ReactNode) {
  const pressed = vi.fn<() => void>();
  await show(
    <Modal
      title="Profile"
      defaultOpen
      actions={
        <Button data-default="" onClick={pressed}>
          Save
        </Button>
      }
    >
      {content}
    </Modal>,
  );
  await expect.poll(dialogs).toBe(1);
  return pressed;
}

test("Enter in a text field presses the default button, once for a held key", async () => {
  const pressed = await scene(<input aria-label="Nickname" />);
  const field = page.getByRole("textbox");
  field.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(pressed).toHaveBeenCalledOnce();
  field.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, repeat: true }));
  expect(pressed).toHaveBeenCalledOnce();
});

test("Enter on the panel itself presses it; with a modifier key it does not", async () => {
  const pressed = await scene(<p>Nothing to fill in.</p>);
  document.querySelector<HTMLElement>("[data-part=panel]")?.focus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(pressed).toHaveBeenCalledOnce();
});

/** Plain markup, as any page may have it. */
function Markup({ html }: { html: string }) {
  const write = (element: HTMLElement | null) => {
    if (element) element.innerHTML = html;
  };
  return <div ref={write} />;
}

test.each([
  ["a text area", "<textarea data-t></textarea>"],
  ["rich text", "<div contenteditable tabindex=0 data-t></div>"],
  ["another button", "<button type=button data-t>Other</button>"],
  ["a link", "<a href='#x' data-t>Rules</a>"],
  ["a select", "<select data-t></select>"],
  ["an open combobox", "<input role=combobox aria-expanded=true data-t>"],
  ["an option of a list", "<ul role=listbox><li role=option tabindex=0 data-t></ul>"],
  ["an entry of a menu", "<ul role=menu><li role=menuitem tabindex=0 data-t></ul>"],
])("Enter in %s is its own", async (_name, html) => {
  const pressed = await scene(<Markup html={html} />);
  document.querySelector<HTMLElement>("[data-t]")?.focus();
  expect(document.activeElement?.hasAttribute("data-t")).toBe(true);
  await userEvent.keyboard("{Enter}");
  expect(pressed).not.toHaveBeenCalled();
});

test("text in composition is not submitted", async () => {
  const pressed = await scene(<input aria-label="Nickname" />);
  const field = page.getByRole("textbox").element();
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true }));
  expect(pressed).not.toHaveBeenCalled();
});

test("a form's own submit button handles its fields", async () => {
  const submitted = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const pressed = await scene(
    <form onSubmit={submitted}>
      <input aria-label="Nickname" />
      <Button type="submit">Send</Button>
    </form>,
  );
  page.getByRole("textbox").element().focus();
  await userEvent.keyboard("{Enter}");
  expect(submitted).toHaveBeenCalledOnce();
  expect(pressed).not.toHaveBeenCalled();
});

test("a disabled or pending default button is not pressed", async () => {
  const pressed = vi.fn<() => void>();
  await show(
    <Modal
      title="Profile"
      defaultOpen
      actions={
        <Button data-default="" pending onClick={pressed}>
          {"Saving…"}
        </Button>
      }
    >
      <input aria-label="Nickname" />
    </Modal>,
  );
  await expect.element(button("Saving…")).toBeVisible();
  page.getByRole("textbox").element().focus();
  await userEvent.keyboard("{Enter}");
  expect(pressed).not.toHaveBeenCalled();
});
