import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export const CLIENT = { id: "client-of-the-brand", secret: "secret-of-the-brand" };

export interface Persona {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** The fault of the provider's next answer. */
interface Wrongs {
  readonly nonce?: string;
  readonly audience?: string;
  readonly issuer?: string;
  /** Seconds from now at which the id token ends. */
  readonly expiresIn?: number;
  readonly foreignKey?: boolean;
  /** The status of the token endpoint's answer. */
  readonly status?: number;
}

interface Grant {
  readonly persona: Persona;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

/** An identity provider on this machine: discovery, keys, codes with PKCE, id tokens. */
export interface TestProvider {
  readonly issuer: string;
  /** Settings of a server that takes it for Google and Facebook. */
  readonly environment: Record<string, string>;
  readonly wrongs: { next: Wrongs };
  /** The person at the provider's page in a browser. */
  visitor: Persona;
  /** The person agrees on the provider's page; answers what the browser brings back to the site. */
  agree(url: string, persona: Persona): { state: string; code: string };
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

const client = (provider: string) => `*/${provider}:${CLIENT.id}:${CLIENT.secret}`;
const keyPair = async () => await generateKeyPair("RS256", { extractable: true });

/** The page on which a person in a browser agrees, or turns back. */
function sendPage(response: ServerResponse, redirectUri: string, agreed: Record<string, string>): void {
  const { state = "" } = agreed;
  const link = (words: string, answer: Record<string, string>) =>
    `<a href="${redirectUri}?${new URLSearchParams(answer).toString().replaceAll("&", "&amp;")}">${words}</a>`;
  response.writeHead(200, { "content-type": "text/html" });
  response.end(`<!doctype html><title>Provider</title>
    ${link("Continue", agreed)} ${link("Cancel", { state, error: "access_denied" })}`);
}

function isRight(grant: Grant, form: URLSearchParams): boolean {
  const verifier = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const secret = form.get("client_secret") === CLIENT.secret && form.get("client_id") === CLIENT.id;
  return secret && verifier === grant.challenge && form.get("redirect_uri") === grant.redirectUri;
}

export async function openTestProvider(): Promise<TestProvider> {
  const [own, foreign] = [await keyPair(), await keyPair()];
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: "1", alg: "RS256", use: "sig" }];
  const grants = new Map<string, Grant>();
  const wrongs: TestProvider["wrongs"] = { next: {} };
  let issuer = "";

  async function idToken({ persona, nonce }: Grant, wrong: Wrongs): Promise<string> {
    const at = Math.floor(Date.now() / 1000);
    return await new SignJWT({ ...persona, nonce: wrong.nonce ?? nonce })
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .setIssuer(wrong.issuer ?? issuer)
      .setAudience(wrong.audience ?? CLIENT.id)
      .setIssuedAt(at)
      .setExpirationTime(at + (wrong.expiresIn ?? 300))
      .sign(wrong.foreignKey ? foreign.privateKey : own.privateKey);
  }

  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wrong = wrongs.next;
    wrongs.next = {};
    const form = await readBody(request);
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    // A code is taken once, whoever brings it.
    grants.delete(code);
    if (wrong.status !== undefined) return send(response, wrong.status, {});
    if (!grant || !isRight(grant, form)) return send(response, 400, { error: "invalid_grant" });
    const token = { access_token: randomUUID(), token_type: "bearer", expires_in: 300 };
    return send(response, 200, { ...token, id_token: await idToken(grant, wrong) });
  }

  function agree(url: string, persona: Persona): { state: string; code: string } {
    const asked = new URL(url).searchParams;
    const of = (name: string) => asked.get(name) ?? "";
    const code = randomUUID();
    grants.set(code, {
      persona,
      nonce: of("nonce"),
      challenge: of("code_challenge_method") === "S256" ? of("code_challenge") : "",
      redirectUri: of("redirect_uri"),
    });
    return { state: of("state"), code };
  }

  const server = createServer((request, response) => {
    const { pathname, href, searchParams } = new URL(request.url ?? "", issuer);
    if (pathname === "/authorize" || pathname === "/dialog/oauth")
      return sendPage(response, searchParams.get("redirect_uri") ?? "", agree(href, provider.visitor));
    if (pathname === "/oauth/access_token" || pathname === "/token") return void answerToken(request, response);
    if (pathname.startsWith("/.well-known/oauth/openid/jwks")) return send(response, 200, { keys });
    return send(response, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/.well-known/oauth/openid/jwks/`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const provider: TestProvider = {
    issuer,
    environment: {
      IDENTITY_CLIENTS: `${client("google")}, ${client("facebook")}`,
      IDENTITY_ISSUERS: `google=${issuer}, facebook=${issuer}`,
    },
    wrongs,
    visitor: { sub: "no-person" },
    agree,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return provider;
}
