import { pathOf } from "../../navigation/paths.ts";
import { useService } from "../../shared/support/use-service.ts";

/** The contact of a closed site: the brand's chat, form or mailbox, else the help centre, which stays open. */
export function useContact(named: string | null): string {
  const { data } = useService();
  return [data?.chat, data?.contact, named].find((path) => path && !path.startsWith("/")) ?? pathOf("helpCentre");
}
