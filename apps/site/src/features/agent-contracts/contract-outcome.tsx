import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import type { Contract } from "../../shared/contracts/types.ts";
import { WhatIf } from "./what-if.tsx";

/** What the last settled window would have paid by the terms of one contract. */
export function ContractOutcome({ contract: { id, type } }: { readonly contract: Contract }) {
  const { t } = useTranslation("agents");
  const read = useRead("contracts.outcome", { id });
  return (
    <Stack gap={3}>
      <Heading level={3}>{t("contract.whatIf.title")}</Heading>
      {read.isError ? <ReadError read={read} /> : null}
      {read.isPending ? <PartSkeleton blockSize="8rem" /> : null}
      {read.data ? <WhatIf type={type} last={read.data.last} /> : null}
    </Stack>
  );
}
