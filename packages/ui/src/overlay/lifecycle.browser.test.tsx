import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AlertDialog, confirm } from "../alert-dialog/alert-dialog.tsx";
import { Button } from "../button/button.tsx";
import { Menu, MenuItem } from "../menu/menu.tsx";
import { Modal, type ModalProps } from "../modal/modal.tsx";
import { useModal } from "../modal/modal-context.ts";
import { createModals, ModalHost } from "../modals/modals.tsx";
import { closeDelay } from "./phase.ts";
import { openers } from "./focus-return.ts";
import { button, dialogs, focused, layers, show } from "./test-page.tsx";

/** Writes down what is called, in order, with the reason where there is one. */
function diary() {
  const said: string[] = [];
  const handlers: Partial<ModalProps> = {
    onBeforeOpen: ({ reason }) => void said.push(`beforeOpen ${reason}`),
    onOpenChange: (open, { reason }) => void said.push(`change ${open} ${reason}`),
    onOpened: () => void said.push(`opened ${dialogs()}`),
    onBeforeClose: (reason, { event }) => void said.push(`beforeClose ${reason} ${event?.type ?? "no event"}`),
    onClosed: () => void said.push(`closed ${layers().length}`),
  };
  return { said, handlers };
}
const open = <Button>Open</Button>;

test("emits events in order, from opening to Escape", async () => {
  const { said, handlers } = diary();
  await show(<Modal title="Profile" trigger={open} {...handlers} />);
  await userEvent.click(button("Open"));
  await expect.poll(() => said).toEqual(["beforeOpen trigger", "change true trigger", "opened 1"]);
  said.length = 0;
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => said).toEqual(["beforeClose escape keydown", "change false escape", "closed 0"]);
});

function Save() {
  const { close } = useModal();
  return <Button onClick={(event) => void close("action", event.nativeEvent)}>Save</Button>;
}

test("every way of closing has its reason", async () => {
  const { said, handlers } = diary();
  await show(
    <Modal title="Profile" trigger={open} {...handlers}>
      <Save />
    </Modal>,
  );
  for (const [leave, reason] of [
    [() => userEvent.click(button("Close")), "close-button click"],
    [() => userEvent.click(button("Save")), "action click"],
    [
      () => userEvent.click(document.querySelector("[data-part=backdrop]") ?? document.body, { position: { x: 5, y: 5 } }),
      "backdrop click",
    ],
  ] as const) {
    await userEvent.click(button("Open"));
    await expect.poll(dialogs).toBe(1);
    await leave();
    await expect.poll(() => said).toContain(`beforeClose ${reason}`);
    await expect.poll(layers).toHaveLength(0);
  }
});

test("with closeOnClick off neither Escape nor the backdrop closes", async () => {
  await show(<Modal title="Profile" closeOnClick={false} trigger={open} />);
  await userEvent.click(button("Open"));
  await expect.poll(dialogs).toBe(1);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(document.querySelector("[data-part=backdrop]") ?? document.body, { position: { x: 5, y: 5 } });
  expect(dialogs()).toBe(1);
});

test("a press that starts inside and ends on the backdrop does not close", async () => {
  await show(<Modal title="Profile" defaultOpen />);
  await expect.poll(dialogs).toBe(1);
  const panel = document.querySelector("[data-part=panel]");
  const backdrop = document.querySelector("[data-part=backdrop]");
  panel?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  document.querySelector("[data-part=layer]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(backdrop).not.toBeNull();
  expect(dialogs()).toBe(1);
});

test("an async onBeforeOpen keeps it hidden until it resolves; a change meanwhile wins", async () => {
  const agree = Promise.withResolvers<void>();
  function Scene() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(!shown)}>Turn</Button>
        <Modal title="Profile" open={shown} onOpenChange={setShown} onBeforeOpen={() => agree.promise} />
      </>
    );
  }
  await show(<Scene />);
  await userEvent.click(button("Turn"));
  expect(layers()).toHaveLength(0);
  await userEvent.click(button("Turn"));
  await userEvent.click(button("Turn"));
  expect(layers()).toHaveLength(0);
  agree.resolve();
  await expect.poll(dialogs).toBe(1);
});

test("a refused onBeforeOpen keeps it closed, and notifies a controlled owner", async () => {
  const change = vi.fn<NonNullable<ModalProps["onOpenChange"]>>();
  await show(<Modal title="Profile" open onOpenChange={change} onBeforeOpen={(details) => details.cancel()} />);
  await expect.poll(() => change.mock.calls.at(-1)).toEqual([false, expect.objectContaining({ reason: "refused" })]);
  expect(layers()).toHaveLength(0);
});

test("an async onBeforeClose can confirm in a modal of its own, and refuse", async () => {
  const modals = createModals();
  await show(
    <>
      <Modal
        title="Profile"
        trigger={open}
        onBeforeClose={async (_reason, details) => {
          if (!(await confirm(modals, { title: "Leave without saving?", confirmLabel: "Leave", cancelLabel: "Stay" })))
            details.cancel();
        }}
      />
      <ModalHost modals={modals} />
    </>,
  );
  await userEvent.click(button("Open"));
  await expect.poll(dialogs).toBe(1);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(button("Stay"));
  await expect.poll(layers).toHaveLength(1);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(button("Leave"));
  await expect.poll(layers).toHaveLength(0);
});

test("closing takes the close delay, during which its controls are inert", async () => {
  await show(<Modal title="Profile" trigger={open} />);
  await userEvent.click(button("Open"));
  await expect.poll(dialogs).toBe(1);
  const [layer] = layers();
  const inert: (boolean | undefined)[] = [];
  // Watched from inside the page: by the time a key press is answered the delay may be over.
  const watch = new MutationObserver(() => inert.push(layer?.inert));
  if (layer) watch.observe(layer, { attributes: true, attributeFilter: ["inert"] });
  await userEvent.keyboard("{Escape}");
  await expect.poll(layers).toHaveLength(0);
  expect(inert).toEqual([true]);
  expect(closeDelay).toBe(100);
});

test("modals.open resolves with the result, with undefined when dismissed, and knows its topmost", async () => {
  const modals = createModals();
  await show(<ModalHost modals={modals} />);
  const ids: string[] = [];
  const ask = () =>
    modals.open<string>((modal) => {
      ids.push(modal.id);
      return (
        <Modal handle={modal} title="Bank">
          <Button onClick={() => modal.close("SBI")}>SBI</Button>
        </Modal>
      );
    });
  const first = ask();
  await userEvent.click(button("SBI"));
  expect(await first).toBe("SBI");
  expect(layers()).toHaveLength(0);

  const second = ask();
  await expect.poll(dialogs).toBe(1);
  const below = ids.at(-1) ?? "";
  expect(modals.isTop(below)).toBe(true);
  const third = ask();
  await expect.poll(dialogs).toBe(2);
  expect(modals.isTop(below)).toBe(false);
  expect(await modals.closeAll()).toBe(true);
  expect(await Promise.all([second, third])).toEqual([undefined, undefined]);
});

test("closeAll goes from the top down and stops at the first refusal", async () => {
  const modals = createModals();
  await show(
    <>
      <Modal title="Stubborn" defaultOpen onBeforeClose={(_reason, details) => details.cancel()} />
      <ModalHost modals={modals} />
    </>,
  );
  await expect.poll(dialogs).toBe(1);
  const answer = modals.open((modal) => <Modal handle={modal} title="On top" />);
  await expect.poll(dialogs).toBe(2);
  expect(await modals.closeAll()).toBe(false);
  await answer;
  expect(dialogs()).toBe(1);
});

test("an alert dialog whose action fails stays open, and can be retried", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("No network"));
  await show(<AlertDialog title="Withdraw ₹5,000?" confirmLabel="Withdraw" cancelLabel="Back" trigger={open} onConfirm={send} />);
  await userEvent.click(button("Open"));
  await userEvent.click(button("Withdraw"));
  await expect.poll(() => report.mock.calls.length).toBe(1);
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  await userEvent.click(button("Withdraw"));
  await expect.poll(layers).toHaveLength(0);
  expect(send).toHaveBeenCalledTimes(2);
  report.mockRestore();
});

test("focus returns to the menu's trigger when an entry opened the modal", async () => {
  const modals = createModals();
  await show(
    <>
      <Menu trigger={<Button>Account</Button>}>
        <MenuItem onSelect={() => void modals.open((modal) => <Modal handle={modal} title="Profile" />)}>Profile</MenuItem>
      </Menu>
      <ModalHost modals={modals} />
    </>,
  );
  button("Account").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Profile");
  await userEvent.keyboard("{Enter}");
  await expect.poll(dialogs).toBe(1);
  await expect.poll(() => document.activeElement?.closest("[data-part=panel]")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.poll(layers).toHaveLength(0);
  await expect.poll(focused).toBe("Account");
});

/** An offer that is gone once it is taken, and its button with it. */
function Offer() {
  return (
    <>
      <h1 id="heading" tabIndex={-1}>
        Bonuses
      </h1>
      <Modal title="Claim" trigger={<Button>Claim</Button>} fallbackFocus={() => document.getElementById("heading")}>
        <Button onClick={() => document.querySelector("[aria-haspopup=dialog]")?.setAttribute("disabled", "")}>Take it</Button>
      </Modal>
    </>
  );
}

test("focus goes to the named fallback when the opener is gone", async () => {
  await show(<Offer />);
  await userEvent.click(button("Claim"));
  await userEvent.click(button("Take it"));
  await userEvent.keyboard("{Escape}");
  await expect.poll(focused).toBe("Bonuses");
});

test("what was pressed in a page that is gone has not opened the next overlay", async () => {
  const { unmount } = await show(<Modal title="Claim" trigger={<Button>Claim</Button>} />);
  await userEvent.click(button("Claim"));
  await userEvent.keyboard("{Escape}");
  await expect.poll(layers).toHaveLength(0);
  expect(openers().map(({ textContent }) => textContent)).toEqual(["Claim"]);
  await unmount();
  expect(openers()).toEqual([]);
});

test("modals.open resolves with undefined when the host is removed, and the next host begins empty", async () => {
  const modals = createModals();
  const { unmount } = await show(<ModalHost modals={modals} />);
  const answer = modals.open((modal) => <Modal handle={modal} title="Bank" />);
  await expect.poll(dialogs).toBe(1);
  await unmount();
  expect(await answer).toBeUndefined();
  expect(modals.store.rows()).toEqual([]);
});
