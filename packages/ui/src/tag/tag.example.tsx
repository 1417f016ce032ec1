import { Tag } from "@baize/ui/tag";

export const example = <Tag>Slots</Tag>;
