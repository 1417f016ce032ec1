import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Grid } from "@baize/ui/grid";
import { Heading } from "@baize/ui/heading";
import { Page } from "@baize/ui/page";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import * as css from "../../shared/page/page-layout.css.ts";
import { JoinForm } from "./agent-application-form.tsx";
import { JoinThanks } from "./agent-application-sent.tsx";
import { WhatAgentsDo } from "./what-agents-do.tsx";

/** What agents do, and the form of whoever would like to become one. */
export default function JoinPage() {
  const { t } = useTranslation(["agent-application", "common"]);
  const [done, setDone] = useState<string>();
  return (
    <Page className={css.page}>
      <Stack gap={8}>
        <Heading level={1} size="2xl">
          {t("common:title.join")}
        </Heading>
        <Grid layout="halves" className={css.fromTop}>
          <WhatAgentsDo />
          <Surface>{done === undefined ? <JoinForm onDone={setDone} /> : <JoinThanks reference={done} />}</Surface>
        </Grid>
      </Stack>
    </Page>
  );
}
