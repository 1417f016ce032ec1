import { VisuallyHidden } from "@baize/ui/visually-hidden";

export const example = <VisuallyHidden>Only read out</VisuallyHidden>;
