/** The decoder of Draco has no types. It is handed to gltf-transform as it is. */
declare module 'draco3dgltf' {
  const draco: { createDecoderModule(): Promise<unknown>; createEncoderModule(): Promise<unknown> };
  export default draco;
}
