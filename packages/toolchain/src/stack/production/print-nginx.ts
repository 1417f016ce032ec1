// `npm run nginx:config`: prints the lines for nginx's `http` block (docs/deploy.md). The headers are those of the site's own file.
import { securityHeaders } from "../../../../../apps/site/security-headers.ts";
import { nginxConfig } from "./nginx-config.ts";

const { env } = process;

function required(name: string): string {
  const value = env[name];
  if (!value) throw new Error(`Set ${name}: see docs/deploy.md.`);
  return value;
}

const listIn = (text = ""): string[] => text.split(/[\s,]+/).filter(Boolean);

try {
  const others = { launch: env.LAUNCH_HOSTS, images: env.IMAGE_HOSTS, phoneProject: env.PHONE_PROJECT };
  const front = {
    hosts: listIn(required("SITE_HOSTS")),
    servers: listIn(required("SERVERS")),
    drained: listIn(env.DRAINED),
    site: required("SITE_FOLDER"),
    certificate: required("CERTIFICATE"),
    certificateKey: required("CERTIFICATE_KEY"),
    headers: securityHeaders(required("PROVIDER_URL"), listIn(env.SITE_CONNECTS), others),
  };
  console.log(nginxConfig(front));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
