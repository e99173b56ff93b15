import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Signed {
  challenge: string;
  origin: string;
  rpId: string;
  verified?: boolean;
}

/** A passkey in software, as a browser with an authenticator would answer for it (WebAuthn Level 3). */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  /** How often it was used; 0 for one that does not count. */
  counter = 0;

  #clientData(type: string, { challenge, origin }: Signed): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #authenticatorData({ rpId, verified = true }: Signed, more: Uint8Array | null): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | (more ? HAS_KEY : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter, more ?? Buffer.alloc(0)]);
  }

  /** Returns the answer of `navigator.credentials.create`. */
  create(signed: Signed) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
    // COSE: an EC2 key of P-256 for ES256 (RFC 9053 section 7.1).
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const aaguid = Buffer.alloc(16);
    const attested = Buffer.concat([aaguid, length, this.#id, isoCBOR.encode(key)]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(this.#authenticatorData(signed, attested))],
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', signed)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    });
  }

  /** Returns the answer of `navigator.credentials.get`. */
  get(signed: Signed) {
    const clientData = this.#clientData('webauthn.get', signed);
    const data = this.#authenticatorData(signed, null);
    const message = Buffer.concat([data, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', message, this.#keys.privateKey)),
    });
  }

  #answer<Response>(response: Response) {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key' as const, response };
  }
}
