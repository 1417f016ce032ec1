import type { InputOf } from "@baize/api/contract/contract";

/** What Google or Facebook appended to the address of the sign-in page. The code is empty where the person turned back there. */
export interface IdentityAnswer {
  readonly given: InputOf<"identity.finish">;
}

export function identityAnswerIn(params: URLSearchParams): IdentityAnswer | undefined {
  const state = params.get("state");
  const code = params.get("code");
  if (!state || (code === null && !params.has("error"))) return undefined;
  return { given: { state, code: code ?? "", iss: params.get("iss") ?? undefined } };
}
