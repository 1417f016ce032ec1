import { useTranslation } from "react-i18next";
import { BrowserRouter } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { PageShell } from "@baize/ui/page-shell";
import HelpCentrePage from "../features/help/help-centre-page.tsx";
import { useContact } from "../features/system/use-contact.ts";
import { SmartLink } from "../shared/page/smart-link.tsx";

interface ClosedHelpProps {
  status: 1 | 2;
  contactUrl: string | null;
}

/** The help centre of a closed site: why it is closed, the articles, and how to reach the brand. */
export default function ClosedHelp({ status, contactUrl }: ClosedHelpProps) {
  const { t } = useTranslation(["errors", "common"]);
  const contact = useContact(contactUrl);
  const reachable = !contact.startsWith("/");
  return (
    <BrowserRouter>
      <PageShell>
        <HelpCentrePage
          closed={
            <Alert
              tone="warning"
              actions={
                reachable ? (
                  <Button asChild size="sm">
                    <SmartLink href={contact}>{t("common:action.contactSupport")}</SmartLink>
                  </Button>
                ) : null
              }
            >
              {t(status === 1 ? "system.maintenance" : "system.region_blocked")}
            </Alert>
          }
        />
      </PageShell>
    </BrowserRouter>
  );
}
