import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { DatePicker } from "../date-picker/date-picker.tsx";
import { Menu, MenuItem } from "../menu/menu.tsx";
import { Modal } from "../modal/modal.tsx";
import { Select } from "../select/select.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Toaster } from "../toast/toast.tsx";
import { named } from "../story/named.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { createToasts } from "../toast/toasts.ts";
import { inFrame, outsideDocs } from "../overlay/story-frame.ts";
import { createModals, ModalHost } from "./modals.tsx";

const modals = createModals();
const toasts = createToasts();

const meta = {
  title: "Patterns/Overlays",
  component: ModalHost,
  args: { modals },
  parameters: { layout: "centered", ...inFrame(520) },
  beforeEach: () => toasts.clear(),
} satisfies Meta<typeof ModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const banks = [
  { value: "sbi", label: "SBI •••• 4471" },
  { value: "hdfc", label: "HDFC •••• 9020" },
];

function Picker() {
  const [bank, setBank] = useState("–");
  const choose = async () => {
    const answer = await modals.open<string>((modal) => (
      <Modal handle={modal} kind="dialog" title="Withdraw to">
        <div style={{ display: "grid", gap: 8 }}>
          {banks.map(({ value, label }) => (
            <Button key={value} fullWidth onClick={() => modal.close(label)}>
              {label}
            </Button>
          ))}
        </div>
      </Modal>
    ));
    setBank(answer ?? "nothing chosen");
  };
  return (
    <>
      <Button onClick={() => void choose()}>Choose a bank</Button> <output>{bank}</output>
    </>
  );
}

/** `await modals.open(…)` answers with what was chosen, or with nothing. */
export const Awaited: Story = {
  render: (args) => (
    <>
      <Picker />
      <ModalHost {...args} />
    </>
  ),
  play: outsideDocs(async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Choose a bank" });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "HDFC •••• 9020" }));
    await expect(await canvas.findByText("HDFC •••• 9020")).toBeVisible();
    await userEvent.click(button);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText("nothing chosen")).toBeVisible();
    await expect(button).toHaveFocus();
  }),
};

const closed = "button[aria-haspopup][aria-expanded=false]";
/** Three deep: one backdrop, and only the top can be used. */
export const Stacked: Story = {
  decorators: [pressedInDocs(closed, closed, closed)],
  render: () => (
    <Modal title="Wallet" trigger={<Button>Wallet</Button>}>
      <Modal title="Bring money back" trigger={<Button>Bring back ₹1,200</Button>}>
        <Modal kind="dialog" framed title="From which provider?" trigger={<Button>Saffron Reel</Button>}>
          <p>₹1,200 is in play at Saffron Reel.</p>
        </Modal>
      </Modal>
    </Modal>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wallet" }));
    await userEvent.click(await screen.findByRole("button", { name: "Bring back ₹1,200" }));
    await userEvent.click(await screen.findByRole("button", { name: "Saffron Reel" }));
    await screen.findByRole("dialog", { name: "From which provider?" });
    await expect(document.querySelectorAll("[data-part=backdrop]")).toHaveLength(1);
    await waitFor(() => expect(document.querySelectorAll("[data-part=layer]:not([inert])")).toHaveLength(1));
  },
};

/** Fields whose popups open above the modal: list, calendar, menu. */
export const WithFields: Story = {
  render: () => (
    <Modal
      defaultOpen
      title="Profile"
      actions={
        <Button variant="primary" data-default="">
          Save
        </Button>
      }
    >
      <div style={{ display: "grid", gap: 16 }}>
        <TextField label="Full name" defaultValue="Ananya Sharma" />
        <Select label="Bank" options={banks} defaultValue="sbi" />
        <DatePicker label="Birthday" defaultValue="2001-11-05" />
        <Menu trigger={<Button>More</Button>}>
          <MenuItem>Betting record</MenuItem>
        </Menu>
      </div>
    </Modal>
  ),
  play: outsideDocs(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("combobox", { name: "Bank" }));
    await waitFor(() => expect(screen.getByRole("listbox").closest("[data-part=layer]")).not.toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await waitFor(() => expect(screen.getByRole("menu").closest("[data-part=layer]")).not.toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Profile" })).toBeInTheDocument();
  }),
};

/** A message above a modal stays within reach. */
export const ToastAbove: Story = {
  render: () => (
    <>
      <Modal defaultOpen title="Deposit">
        <Button onClick={() => toasts.show({ message: "UPI is slow, allow 40 minutes", tone: "warning", duration: null })}>
          Pay by UPI
        </Button>
      </Modal>
      <Toaster toasts={toasts} />
    </>
  ),
  play: outsideDocs(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Pay by UPI" }));
    const region = screen.getByRole("region", { name: named("Notifications (F8)") });
    await within(region).findByText("UPI is slow, allow 40 minutes");
    await expect(region.closest("[inert]")).toBeNull();
    await userEvent.keyboard("{F8}");
    await expect(region).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("button", { name: "Pay by UPI" })).toHaveFocus();
  }),
};
