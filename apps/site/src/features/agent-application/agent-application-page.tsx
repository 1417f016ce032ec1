import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Grid } from "@baize/ui/grid";
import { Heading } from "@baize/ui/heading";
import { Page } from "@baize/ui/page";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import * as css from "../../shared/page/page-layout.css.ts";
import { AgentApplicationForm } from "./agent-application-form.tsx";
import { AgentApplicationSent } from "./agent-application-sent.tsx";
import { WhatAgentsDo } from "./what-agents-do.tsx";

/** A description of agents' work, and the form to become one. */
export default function AgentApplicationPage() {
  const { t } = useTranslation(["agent-application", "common"]);
  const [done, setDone] = useState<string>();
  return (
    <Page className={css.page}>
      <Stack gap={8}>
        <Heading level={1} size="2xl">
          {t("common:title.agentApplication")}
        </Heading>
        <Grid layout="halves" className={css.fromTop}>
          <WhatAgentsDo />
          <Surface>
            {done === undefined ? <AgentApplicationForm onDone={setDone} /> : <AgentApplicationSent reference={done} />}
          </Surface>
        </Grid>
      </Stack>
    </Page>
  );
}
