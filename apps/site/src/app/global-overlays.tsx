import { Suspense, useEffect } from "react";
import { loadRoutes } from "@baize/api/routes/load-routes";
import { ModalHost } from "@baize/ui/modals";
import { Toaster } from "@baize/ui/toast";
import { PROOF_NAMESPACES } from "../features/proof/proof-namespaces.ts";
import { lazyPart, withRoutes } from "../shared/page/lazy-part.tsx";
import { loadMessages } from "../shared/language/messages.ts";
import { modals } from "../shared/overlays/modals.ts";
import { onProofRequired } from "../shared/session/proof-request.ts";
import { followReplacedTokens } from "../shared/session/replaced-token.ts";
import { isDemo, useSession } from "../shared/session/session.ts";
import { toasts } from "../shared/overlays/toasts.ts";
import { useLive } from "./live/use-live.ts";
import { useWhitelabel } from "../shared/brand/use-whitelabel.ts";
import { OverlayHost } from "./overlay-host.tsx";
import { useDocumentHead } from "./use-document-head.ts";
import { useFirstInput } from "./use-first-input.ts";
import { useInstallable } from "./use-installable.ts";

const Greetings = lazyPart(["auth", "announcements"], () => withRoutes(import("../features/greetings/greetings.tsx")));
const ConsentBar = lazyPart(["system"], () => import("../features/consent/consent-bar.tsx"));
const RealityCheck = lazyPart(["responsible-gambling"], () =>
  withRoutes(import("../features/responsible-gambling/reality-check.tsx")),
);

/** The dialog that asks for a proof of the person, loaded when a call first needs one. */
async function askProof(): Promise<string | undefined> {
  const [module] = await Promise.all([import("../features/proof/ask-proof.tsx"), loadMessages(PROOF_NAMESPACES), loadRoutes()]);
  return await module.askProof();
}

/** Everything above a page: the overlay of the address, dialogs, messages; and the data for search engines, which can wait. */
export default function GlobalOverlays() {
  const session = useSession();
  useDocumentHead();
  useLive();
  useInstallable();
  useEffect(() => onProofRequired(askProof), []);
  // A page whose code cannot be loaded says so even without a network, so the texts come before.
  useEffect(() => void loadMessages([]).catch(() => undefined), []);
  useEffect(followReplacedTokens, []);
  // A window that opens by itself would be the largest paint of a first view.
  const used = useFirstInput();
  const tag = useWhitelabel().data?.analytics.gtagId;
  return (
    <>
      <OverlayHost />
      <ModalHost modals={modals} />
      <Toaster toasts={toasts} />
      <Suspense>
        {used ? <Greetings /> : null}
        {tag ? <ConsentBar tag={tag} /> : null}
      </Suspense>
      {session && !session.passwordChange && !isDemo(session) ? (
        <Suspense>
          <RealityCheck key={session.account} />
        </Suspense>
      ) : null}
    </>
  );
}
