// A server in a process of its own, so that its callers take none of its time. Sends its port to its parent and ends with it.
import { openSystem } from "../open-system.ts";
import { readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open.ts";
import { listenFor } from "./listen-for.ts";

const config = readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off", DATABASE_URL: process.env.DATABASE_URL });
const { port } = await listenFor(await openSystem(config, await openDatabase(config)));
process.send?.(port);
process.once("disconnect", () => process.exit());
