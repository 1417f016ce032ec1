import { Button } from "@baize/ui/button";
import { Modal } from "@baize/ui/modal";
import { Stack } from "@baize/ui/stack";
import { TextField } from "@baize/ui/text-field";
import { useState } from "react";
import { dialogText, dialogTitle } from "../fixture.ts";

const messages = { close: "Close" };

export function WithdrawDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Modal
      messages={messages}
      trigger={<Button data-dialog-trigger="">{dialogTitle}</Button>}
      open={open}
      onOpenChange={setOpen}
      kind="dialog"
      title={dialogTitle}
      description={dialogText}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            Withdraw
          </Button>
        </>
      }
    >
      <Stack>
        <TextField label="Amount" required />
        <TextField label="Withdrawal password" type="password" required />
      </Stack>
    </Modal>
  );
}
