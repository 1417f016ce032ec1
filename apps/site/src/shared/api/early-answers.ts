declare global {
  interface Window {
    /** Answers that the boot script requested, by address and language; each is used once. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

function take(url: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> | undefined {
  const asked = window.earlyAnswers;
  if (!asked || typeof url !== "string" || init?.method !== "GET") return undefined;
  const key = `${new Headers(init.headers).get("Language")} ${url}`;
  const answer = asked[key];
  delete asked[key];
  return answer;
}

/** `fetch`, which first looks among the early answers; one that failed is requested again. */
export async function fetchEarly(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await take(url, init)?.catch(() => undefined);
  init?.signal?.throwIfAborted();
  return answer ?? fetch(url, init);
}
