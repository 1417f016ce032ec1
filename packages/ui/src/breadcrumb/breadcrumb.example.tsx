import { Breadcrumb } from "@baize/ui/breadcrumb";

export const example = <Breadcrumb aria-label="Path" crumbs={[{ label: "Account", href: "/account" }, { label: "Limits" }]} />;
