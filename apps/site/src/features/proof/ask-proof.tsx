import { useTranslation } from "react-i18next";
import { Modal } from "@baize/ui/modal";
import type { ModalControls } from "@baize/ui/modals";
import { api } from "../../shared/api/api.ts";
import { ShownLanguage } from "../../shared/language/shown-language.tsx";
import { modals } from "../../shared/overlays/modals.ts";
import { PROOF_NAMESPACES } from "./proof-namespaces.ts";
import { type Methods, ProofForm } from "./proof-form.tsx";

/** Opens the dialog that asks for a proof of the person, by what the account has. Resolves to the new token; undefined: it was left. */
export async function askProof(): Promise<string | undefined> {
  const { methods } = await api.read("proof.methods");
  return await modals.open<string>((modal) => (
    <ShownLanguage namespaces={PROOF_NAMESPACES} waiting={null}>
      <ProofDialog modal={modal} methods={methods} />
    </ShownLanguage>
  ));
}

function ProofDialog({ modal, methods }: { modal: ModalControls<string>; methods: Methods }) {
  const { t } = useTranslation("auth");
  return (
    <Modal handle={modal} kind="dialog" title={t("proof.title")}>
      <ProofForm methods={methods} onProven={(token) => modal.close(token)} />
    </Modal>
  );
}
