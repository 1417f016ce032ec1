import { useTranslation } from "react-i18next";
import { Modal } from "@baize/ui/modal";
import type { ModalControls } from "@baize/ui/modals";
import { api } from "../../shared/api/api.ts";
import { modals } from "../../shared/overlays/modals.ts";
import { type Methods, ProofForm } from "./proof-form.tsx";

/** Opens the dialog that asks for a proof of the person, by what the account has. True: it was given. */
export async function askProof(): Promise<boolean> {
  const { methods } = await api.read("proof.methods");
  return (await modals.open<boolean>((modal) => <ProofDialog modal={modal} methods={methods} />)) ?? false;
}

function ProofDialog({ modal, methods }: { modal: ModalControls<boolean>; methods: Methods }) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <Modal handle={modal} kind="dialog" title={t("proof.title")} closeLabel={t("common:action.close")}>
      <ProofForm methods={methods} onProven={() => modal.close(true)} />
    </Modal>
  );
}
