import { Button } from "@baize/ui/button";
import { Toaster } from "@baize/ui/toast";
import { createToasts } from "@baize/ui/toast/toasts";

const toasts = createToasts();

export const example = (
  <>
    <Button onClick={() => toasts.show({ message: "₹5,000 deposited", tone: "positive" })}>Deposit</Button>
    <Toaster toasts={toasts} />
  </>
);
