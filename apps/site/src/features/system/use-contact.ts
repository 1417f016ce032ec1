import { useService } from "../../shared/support/use-service.ts";

/** Where a closed site's visitor is helped: the house's chat or form, else what the status names. */
export function useContact(named: string | null): string {
  const { data } = useService();
  const outside = [data?.chat, data?.contact, named].find((path) => path && !path.startsWith("/"));
  return outside ?? named ?? "mailto:support@baize.example";
}
