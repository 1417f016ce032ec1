import { join } from "node:path";
import { at } from "../../root.ts";
import { startService, type Service } from "../service.ts";
import type { Settings } from "./settings.ts";

type Environment = Readonly<Record<string, string>>;

/** Starts one server; ready once it may be given requests. */
export async function startServer(environment: Environment, port: number, folder: string): Promise<Service> {
  const row = {
    name: `server ${port}`,
    command: [process.execPath, at("apps/server/src/main.ts")] as const,
    env: { ...environment, PORT: String(port) },
    ready: `http://127.0.0.1:${port}/wps/system/ready`,
    timeoutSeconds: 120,
  };
  return await startService(row, join(folder, `server-${port}.log`));
}

/** The vendor, which knows the site's public address and the secret, and nothing else. */
export async function startVendor(given: Settings, certificate: string, folder: string): Promise<Service> {
  const row = {
    name: "vendor",
    command: [process.execPath, at("apps/provider/src/main.ts")] as const,
    env: {
      PORT: String(given.ports.vendor),
      SERVER_URL: given.site,
      SITE_ORIGIN: given.site,
      PROVIDER_URL: given.vendor,
      PROVIDER_SECRET: given.vendorSecret,
      DATA_DIR: join(folder, "vendor"),
      NODE_EXTRA_CA_CERTS: certificate,
    },
    ready: `http://127.0.0.1:${given.ports.vendor}/health`,
    timeoutSeconds: 120,
  };
  return await startService(row, join(folder, "vendor.log"));
}
