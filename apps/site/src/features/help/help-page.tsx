import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Grid } from "@baize/ui/grid";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import * as css from "../../shared/page/page-layout.css.ts";
import { useBrandTitle } from "../../shared/brand/use-brand-title.ts";
import { useMinimumAge } from "../../shared/brand/use-minimum-age.ts";
import { ContactMethods } from "./contact-methods.tsx";

const sections = ["terms", "privacy", "limits"] as const;

/** Terms, privacy, responsible gambling, and further help. */
export default function HelpPage() {
  const { t } = useTranslation("help");
  const title = useBrandTitle();
  const age = useMinimumAge();
  const { hash } = useLocation();
  useEffect(() => {
    // The page renders after the browser has looked for the address's anchor.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <PageHeading title={t("title")} />
      <Page className={css.underHeading}>
        <Grid layout="rail" className={css.fromTop}>
          <Stack gap={8}>
            {sections.map((name) => (
              <section key={name} id={name} aria-labelledby={`${name}-title`}>
                <SectionHeading titleId={`${name}-title`} title={t(`${name}.title`)} />
                <Text measure>{t(`${name}.body`, { age, brand: title })}</Text>
              </section>
            ))}
          </Stack>
          <ContactMethods but="agreement" />
        </Grid>
      </Page>
    </>
  );
}
