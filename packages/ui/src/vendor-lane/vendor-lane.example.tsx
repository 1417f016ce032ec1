import { VendorLane } from "@baize/ui/vendor-lane";

export const example = (
  <VendorLane legend="Vendors" vendors={[{ id: "saffron", name: "Saffron Reel", href: "/vendors/saffron" }]} />
);
