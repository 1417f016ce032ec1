import { VendorCard } from "@baize/ui/vendor-card";

export const example = <VendorCard name="Saffron Reel" href="/vendors/saffron" />;
