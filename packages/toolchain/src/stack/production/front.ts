import { securityHeaders } from "../../../../../apps/site/security-headers.ts";
import { nginxConfig } from "./nginx-config.ts";
import type { Settings } from "./settings.ts";

export interface Files {
  readonly site: string;
  readonly certificate: string;
  readonly certificateKey: string;
}

const address = (port: number) => `127.0.0.1:${port}`;

/** The front of the rehearsal: the product's, and beside it the vendor's own. */
export function frontConfig(given: Settings, files: Files, drained: readonly number[] = []): string {
  const { site, vendorSite, vendor, servers } = given.ports;
  const product = nginxConfig({
    ...files,
    hosts: ["localhost"],
    servers: servers.map(address),
    drained: drained.map(address),
    headers: securityHeaders(given.vendor),
    port: site,
  });
  return `${product}server {
  listen ${vendorSite} ssl http2;
  server_name localhost;
  ssl_certificate ${files.certificate};
  ssl_certificate_key ${files.certificateKey};
  location / {
    proxy_pass http://127.0.0.1:${vendor};
    proxy_set_header Host $host:$server_port;
  }
}
`;
}
