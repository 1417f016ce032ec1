// Serves the site without a network. The build fills in the cache's name and the list of files.
// It caches files of the release and nothing else: calls of the API do not pass through it, so no personal data is cached.
const name = "__NAME__";
const files = __FILES__;
const shell = "/";
const cacheable = /^\/(assets|brands|icons|manifests)\//;
const hashed = /^\/assets\//;

const install = async () => (await caches.open(name)).addAll(files);

/** Runs once no page of the previous release is open: until then those pages need the files that they were built with. */
async function activate() {
  for (const key of await caches.keys()) if (key.startsWith("baize-") && key !== name) await caches.delete(key);
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  // Without this, files that the first visit loads later would not be cached.
  await self.clients.claim();
}

// `Vary: Origin` does not change a file.
const cached = (request) => caches.match(request, { cacheName: name, ignoreVary: true });

/** The page from the network, or the cached one of this release without a network. */
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) || (await fetch(request));
  } catch {
    return (await cached(shell)) || Response.error();
  }
}

/** Servers answer a missing file with an HTML page, which must not be cached. */
const isFile = (answer) => answer.ok && answer.type === "basic" && !/html/.test(answer.headers.get("Content-Type") || "html");

async function fetchFile(request) {
  const answer = await fetch(request);
  if (isFile(answer)) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

/** A file with a hash in its name never changes: the cache comes first. For other files the network comes first. */
async function file(request) {
  if (hashed.test(new URL(request.url).pathname)) return (await cached(request)) || fetchFile(request);
  try {
    return await fetchFile(request);
  } catch (error) {
    const found = await cached(request);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !/^\/(wps|lgw|lotto)\//.test(pathname)) event.respondWith(page(event));
  else if (cacheable.test(pathname)) event.respondWith(file(request));
});
