const SCHEMA = /FILE_SCHEMA\s*\(\s*\(\s*'([^']{0,64})'/;
const READ = /^IFC(?:2X3|4|4X1|4X2|4X3)/i;

/**
 * Checks that an IFC file is complete (ISO 10303-21, sections 5 to 8) before it is parsed, because
 * the converter would silently accept a truncated file.
 *
 * @returns the problem, or null
 */
export function ifcFault(data: Buffer): string | null {
  const head = data.toString('latin1', 0, 64 * 1024);
  const schema = SCHEMA.exec(head)?.[1];
  if (schema === undefined) return 'The header of the file does not say which IFC it is.';
  if (!READ.test(schema)) return `The file is of the schema ${schema}, which is no IFC 2x3 or 4.`;
  if (!/\bDATA\s*;/.test(head)) return 'The file has no data after its header.';
  const end = data.toString('latin1', Math.max(0, data.length - 1024));
  return /END-ISO-10303-21\s*;/.test(end)
    ? null
    : 'The file ends too early: it was cut off when it was saved or sent.';
}
