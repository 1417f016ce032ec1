import { at } from "../root.ts";
import type { ServiceRow } from "./service.ts";

export interface Ports {
  readonly server: number;
  readonly provider: number;
  readonly site: number;
  readonly storybook: number;
}
export type ServiceName = keyof Ports;

const origin = (port: number) => `http://localhost:${port}`;

/** One row a process of the product. `site` is the development server; `built` serves the production build. */
export function services(ports: Ports, data: string, built = false): Readonly<Record<ServiceName, ServiceRow>> {
  const shared = { SERVER_URL: origin(ports.server), PROVIDER_URL: origin(ports.provider), SITE_ORIGIN: origin(ports.site) };
  const vite = ["--config", at("apps/site/vite.config.ts"), "--port", String(ports.site), "--strictPort"];
  return {
    server: {
      name: "server",
      command: [process.execPath, at("apps/server/src/main.ts")],
      env: { ...shared, BAIZE_MODE: "sandbox", PORT: String(ports.server), DATA_DIR: `${data}/db` },
      ready: `${origin(ports.server)}/wps/system/ready`,
      // A first start migrates and seeds; a process that ends is noticed at once.
      timeoutSeconds: 300,
    },
    provider: {
      name: "provider",
      command: [process.execPath, at("apps/provider/src/main.ts")],
      env: { ...shared, PORT: String(ports.provider), DATA_DIR: `${data}/provider` },
      ready: `${origin(ports.provider)}/games`,
      timeoutSeconds: 120,
    },
    site: {
      name: "site",
      command: ["vite", ...(built ? ["preview"] : []), at("apps/site"), ...vite],
      env: shared,
      ready: `${origin(ports.site)}/`,
      timeoutSeconds: 120,
    },
    storybook: {
      name: "storybook",
      command: ["storybook", "dev", "-p", String(ports.storybook), "--no-open", "--ci", "--exact-port", "--quiet"],
      env: { STORYBOOK_DISABLE_TELEMETRY: "1" },
      ready: `${origin(ports.storybook)}/index.json`,
      timeoutSeconds: 120,
    },
  };
}
