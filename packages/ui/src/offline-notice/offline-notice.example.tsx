import { OfflineNotice } from "@baize/ui/offline-notice";

export const example = <OfflineNotice open>No network. Figures are of 12:04.</OfflineNotice>;
