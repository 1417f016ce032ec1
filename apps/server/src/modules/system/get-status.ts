import type { Handler } from "@baize/api/contract/contract";
import { systemStatus } from "@baize/domain/system/status";
import type { RequestContext, ServerContexts } from "../../platform/context.ts";
import type { Brand } from "../../platform/brand/brand.ts";
import { fault } from "../../platform/http/fault.ts";
import { isClosedTo } from "../../platform/http/address.ts";
import { brandOfHost, hostName } from "../../platform/brand/brand-of-host.ts";
import { listBrands } from "../../platform/brand/queries.ts";

/** The brand of the host that the client says it is on. Throws `system.domain_invalid` when no brand has that host. */
export async function findAskedBrand({ system, host }: RequestContext, asked: string | undefined): Promise<Brand> {
  const brand = brandOfHost(await listBrands(system), asked ? hostName(asked) : host);
  if (!brand) throw fault("system.domain_invalid");
  return brand;
}

export const getStatus: Handler<"system.status", ServerContexts> = async (ctx, { host }) => {
  const brand = await findAskedBrand(ctx, host);
  return {
    status: systemStatus({ maintenance: brand.maintenance, regionRestriction: isClosedTo(brand, ctx.address, ctx.country) }),
    serverTime: ctx.now.getTime(),
    ip: ctx.address,
    contactUrl: brand.contactUrl,
    until: brand.maintenanceUntil?.getTime() ?? null,
  };
};
