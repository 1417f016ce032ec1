import { Text } from "@baize/ui/text";

export const example = <Text tone="muted">Limits apply.</Text>;
