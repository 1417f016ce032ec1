import { PrintedBox } from "@baize/ui/printed-box";

export const example = <PrintedBox legend="Slots">38 vendors</PrintedBox>;
