import { Button } from "../button/button.tsx";
import type { Advice } from "../story/advice.tsx";
import { StillPanel } from "./still-panel.fixture.tsx";

const cost = "Money in a provider's wallet can be played there only.";
const cancel = <Button variant="ghost">Cancel</Button>;
const transfer = <Button variant="primary">Transfer ₹500</Button>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The title is the task, and one main button finishes it.",
      scene: (
        <StillPanel
          title="Transfer to Saffron Reel"
          description={cost}
          actions={
            <>
              {cancel}
              {transfer}
            </>
          }
        />
      ),
    },
    bad: {
      says: "Two main buttons: a person has to read both before pressing either.",
      scene: (
        <StillPanel
          title="Transfer"
          description={cost}
          actions={
            <>
              <Button variant="primary">Deposit first</Button>
              {transfer}
            </>
          }
        />
      ),
    },
  },
  {
    good: {
      says: "A question with a consequence is an AlertDialog: only an answer closes it.",
      scene: (
        <StillPanel
          framed
          title="Withdraw ₹5,000?"
          description="The bonus of ₹500 is lost with it."
          actions={
            <>
              <Button variant="ghost">Keep the bonus</Button>
              <Button variant="primary">Withdraw</Button>
            </>
          }
        />
      ),
    },
    bad: {
      says: "A Modal closes by its cross or a press beside it: was that a yes?",
      scene: (
        <StillPanel
          title="Withdraw ₹5,000?"
          description="The bonus of ₹500 is lost with it."
          actions={<Button variant="primary">OK</Button>}
        />
      ),
    },
  },
];
