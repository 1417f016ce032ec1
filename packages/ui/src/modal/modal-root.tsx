import { createContext, type ReactNode, use, useId, useMemo } from "react";

interface Root {
  readonly open: boolean;
  /** Of the panel. */
  readonly id: string;
  readonly titleId: string;
  readonly descriptionId: string;
}

const RootContext = createContext<Root>({ open: false, id: "", titleId: "", descriptionId: "" });

/** Around a modal overlay and the element that opens it: the ids by which the two, the title and the description are connected. */
export function ModalRoot({ open, children }: { open: boolean; children: ReactNode }) {
  const id = useId();
  const root = useMemo(() => ({ open, id, titleId: `${id}title`, descriptionId: `${id}description` }), [open, id]);
  return <RootContext value={root}>{children}</RootContext>;
}

export const useModalRoot = (): Root => use(RootContext);
