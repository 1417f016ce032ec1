import { TicketBar } from "@baize/ui/ticket-bar";

export const example = (
  <TicketBar units={[1000n, 5000n, 10000n]} currency="INR" locale="en-IN" lines={3} onAdd={() => console.log("added")} />
);
