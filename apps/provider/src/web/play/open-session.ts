import type { GameState } from "../../play/contract.ts";
import { boot } from "../shared/boot.ts";
import { call, type Reply, takeKey } from "./api.ts";
import { tab } from "./memory.ts";

const KEY = "key";

/** A token works once: it is removed from the address, and a reload continues with the key that it was exchanged for. */
export async function openSession(): Promise<Reply<GameState>> {
  const here = new URL(location.href);
  const token = here.searchParams.get("token");
  if (token === null) {
    const key = tab.get(KEY);
    if (key === null) return { kind: "refused", code: "session_expired" };
    takeKey(key);
    return call("resume", {});
  }
  const reply = await call("open", { token, gameCode: boot.launched });
  if (reply.kind !== "ok") return reply;
  here.searchParams.delete("token");
  history.replaceState(null, "", here);
  takeKey(reply.value.key);
  tab.set(KEY, reply.value.key);
  return reply;
}
