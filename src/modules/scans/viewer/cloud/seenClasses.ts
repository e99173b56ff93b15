import type { PointCloudOctreeNode } from 'potree-core';

/** Collects the classes of a cloud from its loaded nodes. */
export class SeenClasses {
  readonly codes = new Set<number>();
  private readonly done = new WeakSet<object>();

  look(nodes: readonly PointCloudOctreeNode[]): void {
    for (const { sceneNode } of nodes) {
      const { geometry } = sceneNode;
      const attribute = geometry?.getAttribute('classification');
      if (!attribute || this.done.has(geometry)) continue;
      this.done.add(geometry);
      for (const code of attribute.array) this.codes.add(code);
    }
  }
}
