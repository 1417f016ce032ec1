import { useService } from "../../shared/support/use-service.ts";

/** The contact of a closed site: the brand's chat or form, else the address in the status. */
export function useContact(named: string | null): string {
  const { data } = useService();
  const outside = [data?.chat, data?.contact, named].find((path) => path && !path.startsWith("/"));
  return outside ?? named ?? "mailto:support@baize.example";
}
