import { Page } from "@baize/ui/page";
import * as css from "../shared/page/page-layout.css.ts";
import { LoadError } from "./load-error.tsx";

/** A page that failed, in place of the page. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <Page className={css.page}>
      <LoadError error={error} />
    </Page>
  );
}
