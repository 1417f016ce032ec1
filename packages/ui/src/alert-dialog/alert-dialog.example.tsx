import { AlertDialog } from "@baize/ui/alert-dialog";
import { Button } from "@baize/ui/button";

export const example = (
  <AlertDialog
    trigger={<Button>Log out</Button>}
    title="Log out?"
    confirmLabel="Log out"
    cancelLabel="Stay"
    onConfirm={() => console.log("logged out")}
  />
);
