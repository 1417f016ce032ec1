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

interface Variants {
  /** The site is the production build instead of the development server. */
  readonly isBuilt?: boolean | undefined;
  /** Server and provider start again whenever a module of theirs changes. */
  readonly isWatched?: boolean | undefined;
}

/** One row a process of the product. */
export function services(
  ports: Ports,
  data: string,
  { isBuilt = false, isWatched = false }: Variants = {},
): Readonly<Record<ServiceName, ServiceRow>> {
  const shared = { SERVER_URL: origin(ports.server), PROVIDER_URL: origin(ports.provider), SITE_ORIGIN: origin(ports.site) };
  const node = [process.execPath, ...(isWatched ? ["--watch", "--watch-preserve-output"] : [])] as const;
  const vite = ["--config", at("apps/site/vite.config.ts"), "--port", String(ports.site), "--strictPort"];
  return {
    server: {
      name: "server",
      command: [...node, at("apps/server/src/main.ts")],
      env: { ...shared, BAIZE_MODE: "sandbox", PORT: String(ports.server), DATA_DIR: `${data}/db` },
      ready: `${origin(ports.server)}/wps/system/ready`,
      // A first start migrates and seeds; a process that ends is noticed at once.
      timeoutSeconds: 300,
      isWatched,
    },
    provider: {
      name: "provider",
      command: [...node, at("apps/provider/src/main.ts")],
      env: { ...shared, PORT: String(ports.provider), DATA_DIR: `${data}/provider` },
      ready: `${origin(ports.provider)}/games`,
      timeoutSeconds: 120,
      isWatched,
    },
    site: {
      name: "site",
      command: ["vite", ...(isBuilt ? ["preview"] : []), at("apps/site"), ...vite],
      env: { ...shared, SERVER_RESTARTS: isWatched ? "yes" : "no" },
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
