import { CopyButton } from "@baize/ui/copy-button";

export const example = <CopyButton value="BZ-2231-7781" />;
