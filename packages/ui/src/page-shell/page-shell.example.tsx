import { PageShell } from "@baize/ui/page-shell";

export const example = <PageShell>Games</PageShell>;
