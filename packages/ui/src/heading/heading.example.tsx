import { Heading } from "@baize/ui/heading";

export const example = <Heading level={1}>Live casino</Heading>;
