import { extname } from 'node:path';
import type { PrismOperation } from '../contract.ts';
import { type FieldProblem, type Refusal, refuse } from '../problem.ts';
import { fileNameOf } from './fileName.ts';
import { MultipartError, type Part } from './multipart.ts';

export interface UploadedFile {
  fileName: string;
  data: Buffer;
}

/** The fields of a multipart body. If a field is repeated, the last one counts. */
export interface FormFields {
  texts: Record<string, string>;
  files: Record<string, UploadedFile>;
}

/** A property of the form's schema, limited to what the mock uses. */
interface FieldSchema {
  format?: string;
  'x-max-bytes'?: number;
  'x-file-extensions'?: string[];
}

/** As much as JSON may have. Texts are copied several times, so one of 100 MiB would hold everybody up. */
const MAX_TEXT_BYTES = 1024 ** 2;

/**
 * @throws TypeError if a text is not UTF-8
 * @throws MultipartError if a text is too long
 */
export function toFields(parts: readonly Part[]): FormFields {
  const fields: FormFields = { texts: {}, files: {} };
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  for (const { name, fileName, data } of parts) {
    if (fileName === null && data.length > MAX_TEXT_BYTES)
      throw new MultipartError('A text in it is longer than 1 MiB.');
    if (fileName === null) fields.texts[name] = utf8.decode(data);
    else fields.files[name] = { fileName: fileNameOf(fileName), data };
  }
  return fields;
}

function fieldSchemas(operation: PrismOperation): [string, FieldSchema][] {
  const form = operation.request?.body?.contents?.find((c) => c.mediaType.startsWith('multipart/'));
  return Object.entries(form?.schema?.properties ?? {}) as [string, FieldSchema][];
}

const PLAIN_BOUNDARY = 'form';

/**
 * Converts the form for validation by Prism: each file becomes a placeholder, and texts are
 * percent-encoded, because Prism decodes them.
 */
export function formForPrism(operation: PrismOperation, { texts, files }: FormFields) {
  const parts = fieldSchemas(operation).flatMap(([name, schema]) => {
    const isFile = schema.format === 'binary';
    const value = isFile ? files[name] && 'file' : texts[name];
    if (value === undefined) return [];
    const head = `--${PLAIN_BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
    return `${head}${encodeURIComponent(value)}\r\n`;
  });
  return {
    contentType: `multipart/form-data; boundary=${PLAIN_BOUNDARY}`,
    body: `${parts.join('')}--${PLAIN_BOUNDARY}--\r\n`,
  };
}

/**
 * Returns errors for files sent as text and texts sent as files, which JSON Schema cannot
 * distinguish.
 */
export function wrongKinds(operation: PrismOperation, fields: FormFields): FieldProblem[] {
  return fieldSchemas(operation).flatMap(([name, schema]) => {
    const isFile = schema.format === 'binary';
    const wrong = isFile ? name in fields.texts : name in fields.files;
    const detail = isFile ? 'must be a file' : 'must be text';
    return wrong ? [{ pointer: `/${name}`, code: 'type', detail }] : [];
  });
}

/** Checks the files against x-max-bytes and x-file-extensions of the contract. */
export function refusedFile(operation: PrismOperation, { files }: FormFields): Refusal | null {
  for (const [name, schema] of fieldSchemas(operation)) {
    const file = files[name];
    if (!file) continue;
    const extensions = schema['x-file-extensions'];
    if (extensions && !extensions.includes(extname(file.fileName).slice(1).toLowerCase())) {
      const detail = `The file must be one of these types: ${extensions.join(', ')}.`;
      return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
    }
    const limit = schema['x-max-bytes'];
    if (limit !== undefined && file.data.length > limit) {
      const detail = `The file may have ${limit / 1024 ** 2} MiB at the most.`;
      return refuse('PAYLOAD_TOO_LARGE', { detail });
    }
  }
  return null;
}
