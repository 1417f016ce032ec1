// Makes the site an app that opens without a network. The build writes the two lists.
// It keeps files of the release and nothing else: no answer of the server passes through here, so nothing personal is kept.
const name = "__NAME__";
const files = __FILES__;
const shell = "/";
const own = /^\/(assets|brands|icons|manifests)\//;
const named = /^\/assets\//;

const install = async () => (await caches.open(name)).addAll(files);

/** Runs once no page of the release before is open any more: until then they keep the files that they were built with. */
async function activate() {
  for (const key of await caches.keys()) if (key.startsWith("baize-") && key !== name) await caches.delete(key);
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  // The first visit's later files are kept, too.
  await self.clients.claim();
}

// What a server says of the asker's origin makes no other file of it.
const kept = (request) => caches.match(request, { cacheName: name, ignoreVary: true });

/** The newest page there is; without a network that of this release. */
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) || (await fetch(request));
  } catch {
    return (await kept(shell)) || Response.error();
  }
}

/** A page in place of a file is what a server says for one that is gone: not to be kept. */
const isFile = (answer) => answer.ok && answer.type === "basic" && !/html/.test(answer.headers.get("Content-Type") || "html");

async function brought(request) {
  const answer = await fetch(request);
  if (isFile(answer)) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

/** A name with its content's hash never changes: what is kept is right. Others are asked for, and stand in offline. */
async function file(request) {
  if (named.test(new URL(request.url).pathname)) return (await kept(request)) || brought(request);
  try {
    return await brought(request);
  } catch (error) {
    const found = await kept(request);
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
  else if (own.test(pathname)) event.respondWith(file(request));
});
