import { useQuery } from "@tanstack/react-query";
import { SERVICE_PATHS } from "@baize/domain/support/service/customer-service";
import { api } from "../api/api.ts";
import { useSession } from "../session/session.ts";

type Kind = keyof typeof SERVICE_PATHS;
export type ContactMethodPaths = Partial<Record<Kind, string>>;

/** Sends a key that this answer alone is sealed to; the key is dropped after reading. */
async function askService(): Promise<ContactMethodPaths> {
  const { oneTimeKey, servicePaths } = await import("@baize/api/envelope/sealed-answer");
  const { key, open } = await oneTimeKey();
  const { sealed } = await api.write("support.service", { key });
  const paths = servicePaths(await open(sealed));
  const of = (kind: Kind) => paths.find(({ type }) => type === SERVICE_PATHS[kind])?.path;
  const methods = (["chat", "contact", "help"] as const).map((kind) => [kind, of(kind)] as const);
  return Object.fromEntries(methods.filter(([, path]) => path !== undefined));
}

/** The addresses of customer service; a member's label decides the chat. */
export function useService() {
  const account = useSession()?.account ?? null;
  return useQuery({ queryKey: ["support.service", account], queryFn: askService, gcTime: 0 });
}
