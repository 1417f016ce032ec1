import { RichText } from "@baize/ui/rich-text";

export const example = <RichText html="<p>Weekly <strong>rebate</strong></p>" />;
