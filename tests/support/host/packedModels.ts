import { WebIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRDracoMeshCompression,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import { MeshoptEncoder } from 'meshoptimizer';

/** Returns a GLB as a program writes it that compresses. */
export async function compressedGlb(
  glb: Uint8Array,
  extension: typeof KHRDracoMeshCompression | typeof EXTMeshoptCompression,
): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const io = new WebIO()
    .registerExtensions([EXTMeshoptCompression, KHRDracoMeshCompression, KHRMeshQuantization])
    .registerDependencies({
      'draco3d.encoder': await draco.createEncoderModule(),
      'meshopt.encoder': MeshoptEncoder,
    });
  const document = await io.readBinary(new Uint8Array(glb));
  document.createExtension<typeof extension.prototype>(extension).setRequired(true);
  return io.writeBinary(document);
}
