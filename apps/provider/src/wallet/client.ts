import { type Refusal, refusalAnswer } from "@baize/api/provider/answer";
import { OPERATIONS, type Operation } from "@baize/api/provider/operations";
import { signHeaders } from "@baize/api/provider/sign";
import type { infer as Infer, input as Input } from "zod/mini";

type Requests = { [Name in Operation]: Input<(typeof OPERATIONS)[Name]["request"]> };
type Answers = { [Name in Operation]: Infer<(typeof OPERATIONS)[Name]["answer"]> };

/** `refused`: certainly nothing happened. `unknown`: anything may have happened. */
export type Result<Answer> =
  | { readonly kind: "ok"; readonly answer: Answer }
  | { readonly kind: "refused"; readonly code: Refusal; readonly balance?: string }
  | { readonly kind: "unknown"; readonly why: string };

export type Wallet = <Name extends Operation>(name: Name, request: Requests[Name]) => Promise<Result<Answers[Name]>>;

export interface WalletOptions {
  readonly serverUrl: string;
  readonly provider: string;
  readonly secret: string;
  /** Milliseconds after which an answer counts as lost. */
  readonly timeout: number;
  readonly now: () => number;
}

async function send(url: URL, body: string, options: WalletOptions): Promise<{ ok: boolean; body: unknown }> {
  const signed = signHeaders(
    { provider: options.provider, method: "POST", path: url.pathname, body },
    options.secret,
    options.now(),
  );
  const response = await fetch(url, {
    method: "POST",
    headers: { ...signed, "content-type": "application/json" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(options.timeout),
  });
  return { ok: response.status === 200, body: await response.json() };
}

/** Signed calls of the platform's wallet. Never throws for an error of the network or the platform. */
export function walletOf(options: WalletOptions): Wallet {
  return async (name, request) => {
    const { path, answer } = OPERATIONS[name];
    try {
      const got = await send(new URL(path, options.serverUrl), JSON.stringify(request), options);
      if (got.ok) {
        const parsed = answer.safeParse(got.body);
        return parsed.success
          ? { kind: "ok", answer: answerOf(name, parsed.data) }
          : { kind: "unknown", why: "unreadable answer" };
      }
      const refusal = refusalAnswer.safeParse(got.body);
      if (!refusal.success) return { kind: "unknown", why: "an error without a code" };
      return { kind: "refused", code: refusal.data.code, balance: refusal.data.balance };
    } catch (error) {
      return { kind: "unknown", why: error instanceof Error ? error.message : "no answer" };
    }
  };
}

/** `OPERATIONS` above ties the name to both schema and type; the compiler cannot follow that. */
function answerOf<Name extends Operation>(_: Name, data: Answers[Operation]): Answers[Name] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return data as Answers[Name];
}
