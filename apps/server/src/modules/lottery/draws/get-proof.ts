import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { loadStatementKeys } from "../../../platform/security/statement-key.ts";
import { findLottery } from "../games/find-lottery.ts";
import { listSettlements } from "../settlement/queries.ts";
import { findDraw } from "./queries.ts";
import { resultView } from "./view.ts";

const orNull = (text: string): string | null => (text === "" ? null : text);

/** What anyone checks a draw with, as far as it is published. */
export const getDrawProof: Handler<"lottery.proof", ServerContexts> = async (ctx, { gameCode, issue }) => {
  await findLottery(ctx, gameCode);
  const { db, config } = ctx.system;
  const draw = await findDraw(db, { game: gameCode, issue });
  if (!draw) throw fault("lottery.draw_not_found");
  const { x } = await loadStatementKeys(db, config.wrappingKeys);
  const versions = await listSettlements(db, draw);
  return {
    gameCode,
    issue,
    state: draw.state,
    commitment: draw.commitment,
    tickets: draw.signed === "" ? null : draw.tickets,
    root: orNull(draw.root),
    signed: orNull(draw.signed),
    seed: orNull(draw.seed),
    ...resultView(draw),
    key: { kty: "OKP", crv: "Ed25519", x },
    versions: versions.map(({ version, settledAt, digest, reason }) => ({
      version,
      settledAt: settledAt?.getTime() ?? null,
      digest: orNull(digest),
      reason: orNull(reason),
    })),
  };
};
