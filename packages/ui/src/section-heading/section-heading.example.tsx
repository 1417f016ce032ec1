import { SectionHeading } from "@baize/ui/section-heading";

export const example = <SectionHeading title="Popular" />;
