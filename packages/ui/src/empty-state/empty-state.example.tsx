import { EmptyState } from "@baize/ui/empty-state";

export const example = <EmptyState title="No bets yet">Bets that you place are listed here.</EmptyState>;
