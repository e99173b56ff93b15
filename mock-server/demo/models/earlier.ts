import { type Building, type BuildingElement, guidOf } from './building.ts';

type Change = (element: BuildingElement) => BuildingElement;

const changed = (building: Building, change: Change): Building => ({
  ...building,
  elements: building.elements.map(change),
});

/** Rounds meters to a millimeter. */
const round = (meters: number) => Math.round(meters * 1000) / 1000;

/**
 * Before submittal 11: a louver in place of the window at the end of the east side, and glass of
 * lower quality.
 */
export const beforeNewWindows = (building: Building): Building =>
  changed(building, (element) => {
    if (!element.name.startsWith('East window')) return element;
    const [set, values] = element.properties;
    const properties = [set, { ...values, ThermalTransmittance: 1.3 }] as const;
    if (element.name !== 'East window 4') return { ...element, properties };
    const name = 'East louvre';
    const guid = guidOf(`${building.name}/${element.storey}/${name}`);
    return { ...element, name, guid, color: 'steel', properties };
  });

/** Meters by which the corridor moved. */
const MOVED = 0.4;

/** With the corridor at its first position, which makes the rooms shallower. */
export const beforeCorridorMoved = (building: Building): Building =>
  changed(building, (element) => {
    const { name, at, size } = element;
    if (name.startsWith('Partition'))
      return { ...element, size: [size[0], round(size[1] - MOVED), size[2]] };
    return name === 'Corridor wall' || name.startsWith('Door')
      ? { ...element, at: [at[0], round(at[1] - MOVED), at[2]] }
      : element;
  });

/** Before RFI 7: the beams of axis B with their first, smaller depth. */
export const beforeDeeperBeams = (building: Building): Building =>
  changed(building, (element) => {
    const { name, at, size } = element;
    if (name !== 'Beam B') return element;
    const depth = 0.35;
    return {
      ...element,
      at: [at[0], at[1], round(at[2] + size[2] - depth)],
      size: [size[0], size[1], depth],
    };
  });
