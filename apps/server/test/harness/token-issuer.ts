import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { PhoneNumber } from "./numbers.ts";

const PROJECT = "baize-phones";

interface Wrongs {
  readonly audience?: string;
  readonly issuer?: string;
  readonly provider?: string;
  readonly number?: string | null;
  readonly foreignKey?: boolean;
}

/** Issues id tokens as the phone-code provider does, with its keys at an address of this machine. */
export interface TokenIssuer {
  /** Settings of a server that takes these tokens. */
  readonly environment: Record<string, string>;
  /** A token for a number that was confirmed at this time. */
  issue(number: PhoneNumber, at: Date, wrongs?: Wrongs): Promise<string>;
  close(): Promise<void>;
}

const keyPair = async () => await generateKeyPair("RS256", { extractable: true });

export async function openTokenIssuer(): Promise<TokenIssuer> {
  const [own, foreign] = [await keyPair(), await keyPair()];
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: "1", alg: "RS256", use: "sig" }];
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ keys }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    environment: {
      PHONE_PROJECT: PROJECT,
      PHONE_API_KEY: "a-public-api-key",
      PHONE_APP_ID: "1:2345:web:6789",
      PHONE_KEYS_URL: `http://127.0.0.1:${port}/keys`,
    },
    async issue({ whole }, at, { audience = PROJECT, issuer, provider = "phone", number = whole, foreignKey = false } = {}) {
      const seconds = Math.floor(at.getTime() / 1000);
      return await new SignJWT({
        auth_time: seconds,
        firebase: { sign_in_provider: provider },
        phone_number: number ?? undefined,
      })
        .setProtectedHeader({ alg: "RS256", kid: "1" })
        .setIssuer(issuer ?? `https://securetoken.google.com/${PROJECT}`)
        .setAudience(audience)
        .setSubject(randomUUID())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3600)
        .sign(foreignKey ? foreign.privateKey : own.privateKey);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
