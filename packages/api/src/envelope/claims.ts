/** Key and content encryption of an encrypted request (RFC 7518). */
export const JWE_ALG = "RSA-OAEP-256";
export const JWE_ENC = "A256GCM";
export const JWE_MEDIA_TYPE = "application/jose";

/** A request older, or newer, than this is refused. Seconds. */
export const ENVELOPE_AGE = 300;

/** The content of an encrypted request. */
export interface EnvelopeClaims {
  /** When it was made: seconds since 1970-01-01 UTC (RFC 7519). */
  iat: number;
  /** One-time id: the server takes each once. */
  jti: string;
  /** Id of the endpoint that it is meant for, so that one call's secret cannot be sent to another. */
  aud: string;
  body: unknown;
}
