import { VendorMark } from "@baize/ui/vendor-mark";

export const example = <VendorMark name="Saffron Reel" />;
