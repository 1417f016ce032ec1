import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>;

/** A CBOR head (RFC 8949, 3): major type and argument. */
function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument]);
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...Array.from(value, ([key, inner]) => Buffer.concat([cbor(key), cbor(inner)]))]);
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();

/** User present, user verified, attested credential data included (WebAuthn, 6.1). */
const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };

interface Asked {
  readonly challenge: string;
}

export interface Answering {
  /** The origin of the calling page; its own by default. */
  readonly origin?: string;
  /** Whether the person was verified (finger, face, PIN). */
  readonly verified?: boolean;
}

/** An authenticator in software: one credential, ES256, a counter that rises by one with each use. */
export class Authenticator {
  readonly id = base64(randomBytes(32));
  readonly #host: string;
  readonly #privateKey: KeyObject;
  readonly #point: { x: string; y: string };
  #uses = 0;

  constructor(host: string) {
    this.#host = host;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#privateKey = privateKey;
    this.#point = { x, y };
  }

  /** A copy of the key, whose counter starts from the count at the time of the copy. */
  turnBack(uses: number): void {
    this.#uses -= uses;
  }

  #clientData(type: string, { challenge }: Asked, origin = `https://${this.#host}`): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#uses);
    return Buffer.concat([sha256(this.#host), Buffer.from([flags]), count]);
  }

  /** RFC 9053, 7.1.1: EC2 key, ES256, P-256. */
  #publicKey(): Buffer {
    const { x, y } = this.#point;
    const point: [Cbor, Cbor][] = [
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ];
    return cbor(new Map<Cbor, Cbor>([[1, 2], [3, -7], [-1, 1], ...point]));
  }

  /** The answer of `navigator.credentials.create`. */
  create(asked: Asked, { origin, verified = true }: Answering = {}) {
    const id = Buffer.from(this.id, "base64url");
    const flags = FLAGS.present | FLAGS.credential | (verified ? FLAGS.verified : 0);
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = Buffer.concat([this.#authenticatorData(flags), Buffer.alloc(16), length, id, this.#publicKey()]);
    const attestation = new Map<Cbor, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    const clientDataJSON = base64(this.#clientData("webauthn.create", asked, origin));
    const response = { clientDataJSON, attestationObject: base64(cbor(attestation)), transports: ["internal"] };
    return { id: this.id, rawId: this.id, type: "public-key" as const, clientExtensionResults: {}, response };
  }

  /** The answer of `navigator.credentials.get`. */
  get(asked: Asked, { origin, verified = true }: Answering = {}) {
    this.#uses += 1;
    const clientData = this.#clientData("webauthn.get", asked, origin);
    const authenticatorData = this.#authenticatorData(FLAGS.present | (verified ? FLAGS.verified : 0));
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), this.#privateKey);
    const response = {
      clientDataJSON: base64(clientData),
      authenticatorData: base64(authenticatorData),
      signature: base64(signature),
    };
    return { id: this.id, rawId: this.id, type: "public-key" as const, clientExtensionResults: {}, response };
  }
}
