import { Mesh, type Scene, Texture, type WebGLRenderer } from 'three';

/** What a renderer keeps of a material that it has drawn. */
interface Drawn {
  uniforms?: { dfgLUT?: { value: unknown } };
}

/**
 * Takes a renderer off the texture that three.js 0.185 has one of for all renderers, the table for the light of
 * `MeshStandardMaterial`. It keeps whoever has drawn with it, the canvas included, for as long as the page is there. A
 * renderer that still draws sends the texture to its card again.
 */
export function releaseSharedTexture(scene: Scene, renderer: WebGLRenderer): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    for (const material of [object.material].flat()) {
      const { uniforms } = renderer.properties.get(material) as Drawn;
      const table = uniforms?.dfgLUT?.value;
      if (table instanceof Texture) table.dispose();
    }
  });
}
