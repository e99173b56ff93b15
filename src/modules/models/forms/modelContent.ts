/** An extension of glTF that the viewer cannot show. */
const TEXTURES = 'KHR_texture_basisu';

const GLB_HEADER_BYTES = 20;
/** Bytes of the JSON in which the required extensions are looked for. */
const MOST_JSON_BYTES = 16 * 1024 ** 2;
/** Finds them without making objects of all nodes. In a text, the quotes would have backslashes. */
const REQUIRED = /"extensionsRequired"\s{0,99}:\s{0,99}\[([^\]]{0,2000})\]/;
/** Files in a ZIP file, and bytes of its list of them. */
const MOST_FILES = 10_000;
const MOST_LIST_BYTES = 16 * 1024 ** 2;
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
  return REQUIRED.exec(json)?.[1]?.includes(`"${TEXTURES}"`)
    ? 'Its textures are compressed with KTX2. Export it with PNG or JPEG.'
    : null;
}

/** A ZIP file holds one model. Its list of files is at its end, so little of it is read. */
async function zipReason(file: File): Promise<string | null> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-external.js');
  /** The file says itself how long its list is. */
  class ListReader extends BlobReader {
    override readUint8Array(from: number, length: number) {
      if (length > MOST_LIST_BYTES) throw new Error('The list of files is too long.');
      return super.readUint8Array(from, length);
    }
  }
  const names: string[] = [];
  try {
    for await (const { filename } of new ZipReader(new ListReader(file)).getEntriesGenerator()) {
      names.push(filename);
      if (names.length > MOST_FILES)
        return 'It is a ZIP file with too many files. Pack the model alone.';
    }
  } catch {
    return 'It is a broken ZIP file. Pack it again.';
  }
  const models = names.filter((name) => MODEL.test(name) && !name.startsWith('__MACOSX/'));
  if (models.length === 1) return null;
  return models.length === 0
    ? 'It is a ZIP file without an IFC, GLB or glTF.'
    : `It is a ZIP file with ${models.length} models. Upload each by itself.`;
}

function ifcReason(text: string): string | null {
  const schema = SCHEMA.exec(text)?.[1];
  return schema === undefined || READ.test(schema)
    ? null
    : `It is of the schema ${schema}. Export it as IFC 2x3, IFC4 or IFC4x3.`;
}
