import { type JSONDocument, WebIO } from '@gltf-transform/core';

/** Extensions that make a file smaller. Viewers of models need none of them. */
const COMPRESSING: readonly string[] = ['KHR_draco_mesh_compression', 'EXT_meshopt_compression'];

const GLB_MAGIC = 'glTF';

/** Reads and writes glTF with all that it can hold. The decoders are large, so they load when they are needed. */
async function inputOutput(): Promise<WebIO> {
  const [{ ALL_EXTENSIONS }, { default: draco }, { MeshoptDecoder }] = await Promise.all([
    import('@gltf-transform/extensions'),
    import('draco3dgltf'),
    import('meshoptimizer'),
  ]);
  await MeshoptDecoder.ready;
  return new WebIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'draco3d.decoder': await draco.createDecoderModule(),
    'meshopt.decoder': MeshoptDecoder,
  });
}

/**
 * Returns a glTF as one GLB without compression, which viewers show without decoders of their own.
 * @param bytes a GLB, or the JSON of a glTF
 * @param beside the files that the JSON names
 */
export async function plainGlb(
  bytes: Uint8Array,
  beside: Record<string, Uint8Array>,
): Promise<Uint8Array> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isGlb = buffer.toString('latin1', 0, 4) === GLB_MAGIC;
  const length = isGlb ? buffer.readUInt32LE(12) : 0;
  const json: JSONDocument['json'] = JSON.parse(
    isGlb ? buffer.toString('utf8', 20, 20 + length) : buffer.toString('utf8'),
  );
  const isCompressed = json.extensionsRequired?.some((name) => COMPRESSING.includes(name)) ?? false;
  if (isGlb && !isCompressed) return bytes;
  const io = await inputOutput();
  const document = isGlb
    ? await io.readBinary(bytes)
    : await io.readJSON({ json, resources: withDataUris(json, beside) });
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (COMPRESSING.includes(extension.extensionName)) extension.dispose();
  }
  return io.writeBinary(document);
}

/** The files of a glTF by its own, percent-encoded addresses. */
function withDataUris(
  { buffers = [], images = [] }: JSONDocument['json'],
  beside: Record<string, Uint8Array>,
) {
  const resources: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const { uri } of [...buffers, ...images]) {
    const file = uri && beside[decodeURIComponent(uri)];
    if (uri && file) resources[uri] = new Uint8Array(file);
  }
  return resources;
}
