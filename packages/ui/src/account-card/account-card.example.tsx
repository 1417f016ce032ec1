import { AccountCard } from "@baize/ui/account-card";
import { Button } from "@baize/ui/button";
import { moneyParts } from "@baize/ui/money";

export const example = (
  <AccountCard
    name="Ananya"
    balance={{ label: "Balance", parts: moneyParts({ amount: 4_825_075n, currency: "INR", locale: "en-IN" }) }}
    concealed={false}
    onConcealedChange={(concealed) => localStorage.setItem("balance", concealed ? "concealed" : "shown")}
    actions={<Button variant="primary">Deposit</Button>}
  />
);
