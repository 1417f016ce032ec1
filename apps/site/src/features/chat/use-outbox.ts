import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiError } from "@baize/api/client/api-error";
import { isApiError } from "@baize/api/client/api-error";
import type { ChatRoom } from "@baize/domain/support/chat/rooms";
import { api } from "../../shared/api/api.ts";
import { makeStale } from "../../shared/api/make-stale.ts";

export interface Outgoing {
  /** Also the idempotency key: sent again, it is the same message. */
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly state: "sending" | "failed" | "arrived";
  /** The server's id. */
  readonly arrivedAs?: string;
  readonly error?: ApiError;
}

/** Messages that the server does not have yet. A refused one stays until it is sent again or removed. */
export function useOutbox(room: ChatRoom) {
  const client = useQueryClient();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const put = (id: string, change: Partial<Outgoing>) =>
    setOutgoing((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const deliver = async (id: string, text: string) => {
    try {
      const { id: arrivedAs } = await api.write("chat.send", { room, text }, { key: id });
      put(id, { state: "arrived", arrivedAs });
      await makeStale(client, ["chat.list", { room }]);
    } catch (error) {
      put(id, { state: "failed", error: isApiError(error) ? error : undefined });
    }
  };
  const send = (text: string) => {
    const one: Outgoing = { id: crypto.randomUUID(), text, at: Date.now(), state: "sending" };
    setOutgoing((all) => [...all, one]);
    void deliver(one.id, text);
  };
  const retry = (id: string) => {
    const one = outgoing.find((each) => each.id === id);
    if (!one) return;
    put(id, { state: "sending" });
    void deliver(id, one.text);
  };
  const discard = (id: string) => setOutgoing((all) => all.filter((one) => one.id !== id));
  return { outgoing, send, retry, discard };
}
