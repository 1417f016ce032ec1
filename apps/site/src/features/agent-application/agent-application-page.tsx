import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Grid } from "@baize/ui/grid";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
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
    <>
      <PageHeading title={t("common:title.agentApplication")} />
      <Page className={css.underHeading}>
        <Grid layout="halves" className={css.fromTop}>
          <WhatAgentsDo />
          <Surface>
            {done === undefined ? <AgentApplicationForm onDone={setDone} /> : <AgentApplicationSent reference={done} />}
          </Surface>
        </Grid>
      </Page>
    </>
  );
}
