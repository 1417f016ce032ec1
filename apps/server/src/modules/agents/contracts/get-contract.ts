import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { findReader } from "./find-reader.ts";
import { findOwnContract, listContractVersions } from "./queries.ts";
import { contractView } from "./view.ts";

/** One of the caller's contracts with its history. Any other contract is answered like none. */
export const getContract: Handler<"contracts.get", ServerContexts> = async (ctx, { id }) => {
  const { db } = ctx.system;
  const reader = await findReader(ctx);
  const found = await findOwnContract(db, reader, id);
  if (!found) throw fault("contract.not_found");
  const versions = await listContractVersions(db, found.row);
  return {
    contract: contractView(reader, found),
    versions: versions.map((row) => contractView(reader, { ...found, row })),
    asOf: ctx.now.getTime(),
  };
};
