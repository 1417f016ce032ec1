/** The configuration of nginx in front of the product. */
export interface Front {
  /** The brands' host names. */
  readonly hosts: readonly string[];
  /** `127.0.0.1:8787` of each server. */
  readonly servers: readonly string[];
  /** Those of them that are being replaced, and get no request. */
  readonly drained?: readonly string[];
  /** The folder of the built site. */
  readonly site: string;
  readonly certificate: string;
  readonly certificateKey: string;
  /** The site's own headers, of apps/site/security-headers.ts. */
  readonly headers: Readonly<Record<string, string>>;
  readonly port?: number;
}

/** Paths that the server answers; the site is the rest. */
const SERVER_PATHS = ["/wps/", "/lgw/", "/lotto/", "/provider/"];
/** Two years, as browsers' lists require it. */
const HSTS = "max-age=63072000";

const header = ([name, value]: readonly [string, string]) => `    add_header ${name} "${value}" always;`;

/** nginx drops the headers of the outer block where an inner one has its own, so each block of the site says all. */
function siteHeaders(headers: Front["headers"], caching: string): string {
  const all = { ...headers, "Strict-Transport-Security": HSTS, "Cache-Control": caching };
  return Object.entries(all).map(header).join("\n");
}

const toServers = (path: string): string => `  location ${path} {
    proxy_pass http://baize_servers;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 2s;
    proxy_read_timeout 75s;
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 2;
    add_header Strict-Transport-Security "${HSTS}" always;
  }`;

/** The lines of nginx's `http` block: TLS, the built site, and the servers behind it. */
export function nginxConfig({
  hosts,
  servers,
  drained = [],
  site,
  certificate,
  certificateKey,
  headers,
  port = 443,
}: Front): string {
  const rows = servers.map((server) => `  server ${server}${drained.includes(server) ? " down" : ""};`);
  return `upstream baize_servers {
${rows.join("\n")}
  keepalive 32;
}
server {
  listen ${port} ssl http2;
  server_name ${hosts.join(" ")};
  ssl_certificate ${certificate};
  ssl_certificate_key ${certificateKey};
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  client_max_body_size 12m;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/manifest+json;
  root ${site};
  # The live stream is one long answer.
  proxy_buffering off;
${SERVER_PATHS.map(toServers).join("\n")}
  location /assets/ {
    try_files $uri =404;
${siteHeaders(headers, "public, max-age=31536000, immutable")}
  }
  # Of the brands that the build has; the servers have those that an operator added since.
  location ~ ^/(brands|icons|manifests)/ {
    try_files $uri @brand-files;
${siteHeaders(headers, "no-cache")}
  }
  location @brand-files {
    rewrite ^/(?:brands|icons|manifests)/([^/]+)$ /wps/brand-files/$1 break;
    proxy_pass http://baize_servers;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 2s;
    proxy_read_timeout 10s;
  }
  # What the page says about the brand of its host; empty where no server answers.
  location = /page-settings {
    internal;
    proxy_pass http://baize_servers/wps/system/page;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Accept-Encoding "";
    proxy_connect_timeout 500ms;
    proxy_read_timeout 1s;
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 2;
    proxy_intercept_errors on;
    error_page 400 403 404 429 500 502 503 504 =200 @no-settings;
  }
  location @no-settings {
    default_type application/json;
    return 200 "{}";
  }
  location / {
    ssi on;
    try_files $uri /index.html;
${siteHeaders(headers, "no-cache")}
  }
}
`;
}
