/** Extensions of glTF that the viewer cannot show, and how people know them. */
const UNREAD: Record<string, string> = {
  KHR_draco_mesh_compression: 'Draco',
  EXT_meshopt_compression: 'meshopt',
  KHR_texture_basisu: 'KTX2 textures',
};

const GLB_HEADER_BYTES = 20;
const MOST_JSON_BYTES = 64 * 1024 ** 2;
const IFC_HEADER_BYTES = 64 * 1024;
const SCHEMA = /FILE_SCHEMA\s*\(\s*\(\s*'([^']{1,64})'/;
const READ = /^IFC(?:2X3|4|4X1|4X2|4X3)/i;

/**
 * Returns why a model cannot be shown, from the first bytes of its file, so that it is not uploaded
 * in vain. Null if nothing speaks against it.
 */
export async function modelRefusal(file: File): Promise<string | null> {
  const text = await file.slice(0, IFC_HEADER_BYTES).text();
  const reason = text.startsWith('glTF') ? await glbReason(file) : ifcReason(text);
  return reason && `${file.name} cannot be shown. ${reason}`;
}

async function glbReason(file: File): Promise<string | null> {
  const header = new DataView(await file.slice(0, GLB_HEADER_BYTES).arrayBuffer());
  if (header.byteLength < GLB_HEADER_BYTES) return null;
  const version = header.getUint32(4, true);
  if (version !== 2) return `It is glTF ${version}. Export it as glTF 2.0.`;
  const length = Math.min(header.getUint32(12, true), MOST_JSON_BYTES);
  const json = await file.slice(GLB_HEADER_BYTES, GLB_HEADER_BYTES + length).text();
  const found = requiredBy(json).flatMap((name) => UNREAD[name] ?? []);
  return found.length > 0
    ? `It is compressed with ${found.join(' and ')}. Export it without compression.`
    : null;
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
  if (text.startsWith('PK')) return 'It is a ZIP file. Unpack it, and choose the model inside.';
  const schema = SCHEMA.exec(text)?.[1];
  return schema === undefined || READ.test(schema)
    ? null
    : `It is of the schema ${schema}. Export it as IFC 2x3, IFC4 or IFC4x3.`;
}
