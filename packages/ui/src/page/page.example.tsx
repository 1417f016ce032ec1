import { Page } from "@baize/ui/page";

export const example = <Page as="main">The page</Page>;
