import { pathOf } from "../../navigation/paths.ts";
import { useRead } from "../../shared/api/use-read.ts";

interface LinkDomains {
  /** The domains of the brand. */
  readonly domains: readonly string[];
  /** The address that a link opens on a domain: the registration form, with the code filled in. */
  readonly addressOn: (domain: string | null, code: string) => string;
}

/** The domains on which invitation links work, and the address of a link on each. */
export function useLinkDomains(): LinkDomains {
  const { data } = useRead("system.domainRoute", {});
  const list = data?.domainList ?? [];
  const originOf = (domain: string) => list.find((one) => one.domain === domain)?.url ?? `https://${domain}`;
  return {
    domains: list.map(({ domain }) => domain),
    addressOn: (domain, code) => {
      const query = new URLSearchParams({ referralCode: code });
      return `${domain === null ? location.origin : originOf(domain)}${pathOf("register")}?${query.toString()}`;
    },
  };
}
