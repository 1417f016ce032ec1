import { Footer } from "@baize/ui/footer";

export const example = (
  <Footer
    brand="Baize"
    description="Games with limits that you set."
    columns={[{ id: "help", title: "Help", links: [{ id: "contact", label: "Contact", href: "/contact" }] }]}
    limits={{ id: "limits", label: "Set your limits", href: "/limits", age: "18+" }}
    legal="© Baize"
  />
);
