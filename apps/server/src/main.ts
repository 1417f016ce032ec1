import { readConfig } from "./platform/config/config.ts";
import { StartError } from "./platform/config/start-error.ts";

try {
  const config = readConfig(process.env);
  // Loaded once the settings hold: a mistyped one is answered at once.
  const { runServer } = await import("./run-server.ts");
  await runServer(config);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
