import { DEMO_ACCOUNTS } from "../../../../apps/server/src/seed/demo-accounts.ts";
import type { Ports } from "../stack/services.ts";

const line = (name: string, text: string, column = 10) => console.log(`  ${name.padEnd(column)} ${text}`);

/** Prints the addresses and the demo accounts. */
export function announce(ports: Ports): void {
  console.log("\nBaize is running. Ctrl-C stops it.\n");
  line("Site", `http://localhost:${ports.site}`);
  line("Storybook", `http://localhost:${ports.storybook}`);
  line("Server", `http://localhost:${ports.server}/wps/system/openapi.json`);
  line("Provider", `http://localhost:${ports.provider}`);
  console.log("\nDemo accounts (demo currency only):");
  for (const account of DEMO_ACCOUNTS) line(account.role, `${account.username} / ${account.password}`, 38);
  console.log("");
}
