import { TextArea } from "@baize/ui/text-area";

export const example = <TextArea label="Message" name="message" />;
