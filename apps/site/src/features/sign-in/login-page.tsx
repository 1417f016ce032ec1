import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { Cloth } from "@baize/ui/cloth";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { pathOf } from "../../navigation/paths.ts";
import { nextPath } from "../../shared/session/next-path.ts";
import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { useSession } from "../../shared/session/session.ts";
import { LoginPanel } from "./login-panel.tsx";
import { identityAnswerIn } from "./identity-answer.ts";
import { IdentityReturn } from "./identity-return.tsx";
import * as css from "./login-page.css.ts";
import { sideOf } from "./sides.ts";
import { ByLink } from "./recovery/by-link.tsx";

/**
 * The sign-in page. `?next=`: where to go afterwards; `?way=`: the chosen method; `#reset=`: the token of a mailed link;
 * `?state=` and `?code=`: the answer of Google or Facebook.
 */
export default function LoginPage() {
  const { t } = useTranslation("auth");
  const [params, change] = useAddressQuery();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const [account, setAccount] = useState("");
  const [answer, setAnswer] = useState(() => identityAnswerIn(params));
  const next = nextPath(params.get("next"), pathOf("home"));
  const side = sideOf(params.get("side"));
  const token = new URLSearchParams(hash.slice(1)).get("reset");
  if (session && !session.passwordChange && !token && !answer) return <Navigate to={next} replace />;
  const chooseMethod = (method: string) => change({ way: method });
  const done = (name: string) => {
    setAccount(name);
    // The token is used up, so it is removed from the address.
    void navigate(search || pathOf("login"), { replace: true });
  };
  return (
    <Cloth>
      <Page className={css.page}>
        <Surface className={css.card} ground="stock" padding="lg">
          <Stack gap={4}>
            <PageHeading
              ground="inside"
              title={t(token ? "forgot.title" : side === "agent" ? "login.agentTitle" : "login.title")}
              lead={params.has("next") && !token ? t("login.needed") : undefined}
            />
            {token ? <ByLink token={token} onDone={done} /> : null}
            {answer && !token ? <IdentityReturn answer={answer} onDone={() => setAnswer(undefined)} /> : null}
            {token || answer ? null : (
              <LoginPanel
                key={account}
                method={params.get("way") ?? ""}
                onMethodChange={chooseMethod}
                side={side}
                account={account}
              />
            )}
          </Stack>
        </Surface>
      </Page>
    </Cloth>
  );
}
