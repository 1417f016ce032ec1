import { Button } from "@baize/ui/button";
import { Modal } from "@baize/ui/modal";
import { createModals, ModalHost } from "@baize/ui/modals";

const modals = createModals();
const ask = async () =>
  modals.open<string>((modal) => (
    <Modal handle={modal} title="Withdraw to">
      <Button onClick={() => modal.close("SBI")}>SBI</Button>
    </Modal>
  ));

async function choose(): Promise<void> {
  console.log(await ask());
}

export const example = (
  <>
    <Button onClick={() => void choose()}>Choose a bank</Button>
    <ModalHost modals={modals} />
  </>
);
