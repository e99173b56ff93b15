import { refuse } from '../../engine/problem.ts';

/** Version of the tus protocol, https://tus.io/protocols/resumable-upload */
const TUS_VERSION = '1.0.0';

/** Maximum size of a file: 50 GiB. */
export const MAX_UPLOAD_BYTES = 50 * 1024 ** 3;

/** The capabilities that the server announces in its answer to OPTIONS. */
export const tusCapabilities = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-max-size': String(MAX_UPLOAD_BYTES),
  'tus-extension': 'creation,checksum,termination,expiration',
  'tus-checksum-algorithm': 'sha1,sha256',
};

export const tusHeaders = { 'tus-resumable': TUS_VERSION };

/** Returns a refusal for an unsupported protocol version, or null. */
export const unsupportedVersion = (headers: { 'Tus-Resumable': string }) =>
  headers['Tus-Resumable'] === TUS_VERSION ? null : refuse('TUS_VERSION_UNSUPPORTED');

/**
 * Parses `Upload-Metadata`: comma-separated pairs of a name and an optional Base64 value.
 * @returns null if it is malformed or a value is not UTF-8
 */
export function readMetadata(header: string): Record<string, string> | null {
  const metadata: Record<string, string> = {};
  for (const pair of header.split(',')) {
    const [, name, value] = /^ *([^ ,]+)(?: ([A-Za-z0-9+/]*={0,2}))? *$/.exec(pair) ?? [];
    if (name === undefined) return null;
    try {
      const bytes = Buffer.from(value ?? '', 'base64');
      metadata[name] = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  }
  return metadata;
}
