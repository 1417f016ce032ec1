import { Alert } from "@baize/ui/alert";

export const example = (
  <Alert tone="warning" title="Limit reached">
    You can deposit again tomorrow.
  </Alert>
);
