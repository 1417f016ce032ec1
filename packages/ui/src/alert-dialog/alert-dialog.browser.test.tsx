import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, focused, show } from "../overlay/test-page.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

const dialog = () => document.querySelector("[role=alertdialog]");
const words = { title: "Withdraw ₹5,000?", confirmLabel: "Withdraw", cancelLabel: "Back" };
const failure = (error: unknown) => `Not withdrawn: ${error instanceof Error ? error.message : "?"}`;
const throws = () => {
  throw new Error("no account");
};

test("Escape cancels: it calls onCancel once, as the cancel button does", async () => {
  const cancel = vi.fn<() => void>();
  await show(<AlertDialog {...words} defaultOpen onCancel={cancel} />);
  await expect.poll(focused).toBe("Withdraw");
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialog).toBeNull();
  expect(cancel).toHaveBeenCalledOnce();
});

test("a confirm that fails is announced, keeps the dialog open and can be tried again", async () => {
  const confirm = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce();
  await show(<AlertDialog {...words} defaultOpen onConfirm={confirm} errorMessage={failure} />);
  await userEvent.click(button("Withdraw"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not withdrawn: offline");
  expect(dialog()).not.toBeNull();
  await expect.poll(focused).toBe("Withdraw");
  await userEvent.click(button("Withdraw"));
  await expect.poll(dialog).toBeNull();
  expect(confirm).toHaveBeenCalledTimes(2);
});

test("a confirm that throws at once fails like one that rejects", async () => {
  await show(<AlertDialog {...words} defaultOpen onConfirm={throws} errorMessage={failure} />);
  await userEvent.click(button("Withdraw"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not withdrawn: no account");
});
