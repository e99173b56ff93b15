/** An extension of glTF that the viewer cannot show. */
const TEXTURES = 'KHR_texture_basisu';

const GLB_HEADER_BYTES = 20;
const MOST_JSON_BYTES = 64 * 1024 ** 2;
const IFC_HEADER_BYTES = 64 * 1024;
const SCHEMA = /FILE_SCHEMA\s*\(\s*\(\s*'([^']{1,64})'/;
const MODEL = /\.(?:ifc|glb|gltf)$/i;
const READ = /^IFC(?:2X3|4|4X1|4X2|4X3)/i;

/**
 * Returns why a model cannot be shown, from the first bytes of its file, so that it is not uploaded
 * in vain. Null if nothing speaks against it.
 */
export async function modelRefusal(file: File): Promise<string | null> {
  const text = await file.slice(0, IFC_HEADER_BYTES).text();
  const reason = text.startsWith('glTF')
    ? await glbReason(file)
    : text.startsWith('PK')
      ? await zipReason(file)
      : ifcReason(text);
  return reason && `${file.name} cannot be shown. ${reason}`;
}

async function glbReason(file: File): Promise<string | null> {
  const header = new DataView(await file.slice(0, GLB_HEADER_BYTES).arrayBuffer());
  if (header.byteLength < GLB_HEADER_BYTES) return null;
  const version = header.getUint32(4, true);
  if (version !== 2) return `It is glTF ${version}. Export it as glTF 2.0.`;
  const length = Math.min(header.getUint32(12, true), MOST_JSON_BYTES);
  const json = await file.slice(GLB_HEADER_BYTES, GLB_HEADER_BYTES + length).text();
  return requiredBy(json).includes(TEXTURES)
    ? 'Its textures are compressed with KTX2. Export it with PNG or JPEG.'
    : null;
}

/** A ZIP file holds one model. Its list of files is at its end, so little of it is read. */
async function zipReason(file: File): Promise<string | null> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-external.js');
  let names: string[];
  try {
    const entries = await new ZipReader(new BlobReader(file)).getEntries();
    names = entries.map(({ filename }) => filename);
  } catch {
    return 'It is a broken ZIP file. Pack it again.';
  }
  const models = names.filter((name) => MODEL.test(name) && !name.startsWith('__MACOSX/'));
  if (models.length === 1) return null;
  return models.length === 0
    ? 'It is a ZIP file without an IFC, GLB or glTF.'
    : `It is a ZIP file with ${models.length} models. Upload each by itself.`;
}

function requiredBy(json: string): string[] {
  try {
    const { extensionsRequired }: { extensionsRequired?: unknown } = JSON.parse(json);
    return Array.isArray(extensionsRequired) ? extensionsRequired.map(String) : [];
  } catch {
    // The server tells what is wrong with a broken file.
    return [];
  }
}

function ifcReason(text: string): string | null {
  const schema = SCHEMA.exec(text)?.[1];
  return schema === undefined || READ.test(schema)
    ? null
    : `It is of the schema ${schema}. Export it as IFC 2x3, IFC4 or IFC4x3.`;
}
