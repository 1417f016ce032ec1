import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { giveProof, sendProofCode } from "./give-proof.ts";
import { giveProofByPasskey, proofPasskeyOptions } from "./give-proof-by-passkey.ts";
import { listProofMethods } from "./list-proof-methods.ts";

export const proofHandlers = {
  "proof.methods": listProofMethods,
  "proof.give": giveProof,
  "proof.send": sendProofCode,
  "proof.passkeyOptions": proofPasskeyOptions,
  "proof.givePasskey": giveProofByPasskey,
} satisfies Partial<Handlers<ServerContexts>>;
