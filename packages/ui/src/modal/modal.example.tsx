import { Button } from "@baize/ui/button";
import { Modal } from "@baize/ui/modal";

export const example = (
  <Modal trigger={<Button>Limits</Button>} title="Limits">
    At most ₹50,000 a day.
  </Modal>
);
