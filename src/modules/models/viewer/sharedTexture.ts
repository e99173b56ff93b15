import { Mesh, type Scene, Texture, type WebGLRenderer } from 'three';

/** What a renderer stores about a drawn material. */
interface Drawn {
  uniforms?: { dfgLUT?: { value: unknown } };
}

/**
 * Detaches a renderer from the lookup texture of `MeshStandardMaterial`, which three.js 0.185
 * shares among all renderers. The texture would otherwise keep each renderer and its canvas alive
 * until the page closes. A renderer that still draws uploads it again.
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
