import { VendorRow } from "@baize/ui/vendor-row";

export const example = (
  <VendorRow legend="Vendors" vendors={[{ id: "saffron", name: "Saffron Reel", href: "/vendors/saffron" }]} />
);
