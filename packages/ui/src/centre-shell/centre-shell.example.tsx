import { CentreShell } from "@baize/ui/centre-shell";

export const example = (
  <CentreShell
    title="Limits"
    view="page"
    menuLabel="Member centre"
    back={{ label: "Menu", href: "/account" }}
    groups={[{ id: "play", items: [{ id: "limits", label: "Limits", href: "/account/limits", current: true }] }]}
    onClose={() => console.log("closed")}
  >
    At most ₹50,000 a day.
  </CentreShell>
);
