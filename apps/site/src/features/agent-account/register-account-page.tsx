import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Grid } from "@baize/ui/grid";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { OpenForm } from "./open-form.tsx";

/** Opens accounts of the team: at once, or by an invitation link. */
export default function RegisterAccountPage() {
  const { t } = useTranslation(["agents", "centre"]);
  const [round, next] = useState(0);
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("centre:page.registerAccount")}</Heading>
      <Grid layout="halves" gap={8}>
        <OpenForm key={round} onOpened={() => next((before) => before + 1)} />
        <LinkForm />
      </Grid>
      <LinkList />
    </Stack>
  );
}
