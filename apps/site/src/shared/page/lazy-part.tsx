import { type ComponentType, lazy } from "react";
import { loadRoutes } from "@baize/api/routes/load-routes";
import type { Namespace } from "@baize/i18n/messages";
import { loadMessages } from "../language/messages.ts";
import { ShownLanguage } from "../language/shown-language.tsx";
import { lazyWithRetry } from "./lazy-with-retry.ts";

/** Loads the code of a part, and the routes that the first script leaves out. */
export const withRoutes = async <Code,>(code: Promise<Code>): Promise<Code> => (await Promise.all([code, loadRoutes()]))[0];

/** A part of a page with messages of its own, in one language. Code and messages load when it is first drawn, in a `Suspense`. */
export function lazyPart<Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazy(() => lazyWithRetry(async () => (await Promise.all([load(), loadMessages(namespaces)]))[0]));
  return function Part(props) {
    return (
      <ShownLanguage namespaces={namespaces} waiting={null}>
        <Loaded {...props} />
      </ShownLanguage>
    );
  };
}
