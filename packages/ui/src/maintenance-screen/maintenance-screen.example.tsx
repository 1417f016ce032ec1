import { MaintenanceScreen } from "@baize/ui/maintenance-screen";

export const example = (
  <MaintenanceScreen
    brand="Baize"
    notices={[{ lang: "en", title: "Closed until 14:00", text: "Balances and open bets are safe." }]}
    refresh={{ label: "Look again", onClick: () => location.reload() }}
    contact={{ label: "Contact", href: "/contact" }}
  />
);
