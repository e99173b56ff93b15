import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

export const MIB = 1024 ** 2;
/** More than any file of a form may have, so that the check of the file decides. */
const LARGEST_FILE = 110 * MIB;

/** JSON, forms, and the chunks of uploads, which a handler reads itself. */
export async function readBodies(host: FastifyInstance): Promise<void> {
  host.removeAllContentTypeParsers();
  host.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      // JSON between systems is UTF-8 (RFC 8259 section 8.1).
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes as Buffer);
      done(null, JSON.parse(text));
    } catch {
      done(new Problem('MALFORMED_REQUEST'));
    }
  });
  host.addContentTypeParser('application/offset+octet-stream', (_request, stream, done) =>
    done(null, stream),
  );
  await host.register(multipart, { limits: { fileSize: LARGEST_FILE } });
}

/**
 * Reads the texts and files of a form. If a field is repeated, the last one counts.
 * @throws Problem MALFORMED_REQUEST
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      form[part.fieldname] =
        part.type === 'file'
          ? new File([new Uint8Array(await part.toBuffer())], part.filename, {
              type: part.mimetype,
            })
          : part.value;
    }
  } catch (error) {
    const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw isTooLarge ? error : new Problem('MALFORMED_REQUEST');
  }
  return form;
}

/** Separates the files of a form from its texts. */
export function partsOf(form: object): { body: unknown; files: Record<string, File> } {
  const entries = Object.entries(form);
  const files = entries.filter(([, value]) => value instanceof File);
  const body = entries.map(([name, value]) => [name, value instanceof File ? value.name : value]);
  return { body: Object.fromEntries(body), files: Object.fromEntries(files) };
}
