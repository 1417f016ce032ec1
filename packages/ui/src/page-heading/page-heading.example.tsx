import { PageHeading } from "@baize/ui/page-heading";

export const example = <PageHeading title="Winners" lead="The largest prizes of a day, a week or a month." />;
