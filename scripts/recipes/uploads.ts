import type { Prepare, Recipe, Recipes } from '../conformance/world.ts';
import { withHeaders } from './shared/requests.ts';
import {
  beginning,
  digest,
  metadata,
  OFFSET_STREAM,
  scanBytes,
  scanPart,
} from './shared/upload.ts';

const begin: Prepare = async (world) => beginning(world);
const STORAGE = 'only a host that is nearly full refuses a small file';

const otherVersion = (
  call: Prepare = (world, operation) => world.plain(operation),
): Recipe['failures'] => ({
  TUS_VERSION_UNSUPPORTED: withHeaders(call, { 'Tus-Resumable': '0.2.2' }),
});

export const recipes: Recipes = {
  listUploads: {},
  createUpload: {
    call: begin,
    failures: {
      ...otherVersion(begin),
      VALIDATION_FAILED: {
        'no purpose': withHeaders(begin, {
          'Upload-Metadata': metadata({ filename: 'a.ply' }),
        }),
      },
      PAYLOAD_TOO_LARGE: {
        'a file of a petabyte': withHeaders(begin, { 'Upload-Length': '1000000000000000' }),
      },
      STORAGE_FULL: STORAGE,
    },
  },
  getUploadOffset: { failures: otherVersion() },
  deleteUpload: { failures: otherVersion() },
  addUploadChunk: {
    call: scanPart,
    once: true,
    variants: {
      'a part of it': {
        call: async (world) => {
          const input = await scanPart(world);
          const { 'Upload-Checksum': _, ...headers } = input.headers ?? {};
          return { ...input, headers, raw: { type: OFFSET_STREAM, body: scanBytes.slice(0, 10) } };
        },
      },
    },
    failures: {
      ...otherVersion(scanPart),
      OFFSET_MISMATCH: withHeaders(scanPart, { 'Upload-Offset': '7' }),
      CHECKSUM_MISMATCH: withHeaders(scanPart, { 'Upload-Checksum': digest(new Uint8Array(3)) }),
      MALFORMED_REQUEST: 'any bytes are part of a file',
      PAYLOAD_TOO_LARGE: {
        'more bytes than announced': async (world) => {
          const { headers = {}, ...input } = await scanPart(world);
          const { 'Upload-Checksum': _, ...rest } = headers;
          const body = new Uint8Array(scanBytes.length + 1);
          body.set(scanBytes);
          return { ...input, headers: rest, raw: { type: OFFSET_STREAM, body } };
        },
      },
      FILE_TYPE_REFUSED: async (world) => {
        const body = new Uint8Array(scanBytes.length).fill(7);
        const { headers, ...input } = await scanPart(world);
        return {
          ...input,
          headers: { ...headers, 'Upload-Checksum': digest(body) },
          raw: { type: OFFSET_STREAM, body },
        };
      },
      STORAGE_FULL: STORAGE,
    },
  },
};
