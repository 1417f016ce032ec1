import { Button } from "@baize/ui/button";

export const example = (
  <Button variant="primary" onClick={() => console.log("pressed")}>
    Deposit ₹500
  </Button>
);
