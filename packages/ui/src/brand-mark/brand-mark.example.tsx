import { BrandMark } from "@baize/ui/brand-mark";

export const example = <BrandMark name="baize" />;
