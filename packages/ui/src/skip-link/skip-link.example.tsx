import { SkipLink } from "@baize/ui/skip-link";

export const example = <SkipLink href="#main">Skip to content</SkipLink>;
