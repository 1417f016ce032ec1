import { LoggedInPanel } from "@baize/ui/logged-in-panel";
import { moneyParts } from "@baize/ui/money";

export const example = (
  <LoggedInPanel
    account="anya42"
    balance={{ label: "Balance", href: "/wallet", parts: moneyParts({ amount: 500_000n, currency: "INR", locale: "en-IN" }) }}
    inbox={{ label: "Inbox", href: "/inbox", count: 2 }}
    entries={[{ id: "limits", label: "Limits", href: "/account/limits" }]}
    logout={{ label: "Log out", onClick: () => console.log("logged out") }}
  />
);
