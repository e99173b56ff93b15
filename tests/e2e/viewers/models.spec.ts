import { KHRDracoMeshCompression } from '@gltf-transform/extensions';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { sampleModel } from '../../../mock-server/demo/models/samples.ts';
import type {
  ListModelChangesResponse,
  ListModelsResponse,
} from '../../../src/api/generated/types.gen.ts';
import { lookFrom } from '../../../src/modules/models/viewer/camera.ts';
import { testIfc } from '../../support/host/ifc.ts';
import { compressedGlb } from '../../support/host/packedModels.ts';
import { expect, expectAccessible, expectNoAxeFindings, test } from '../../support/test.ts';
import { totalOf } from '../../support/totals.ts';
import { colorsAt, countDrawing, isBackground, isBrick, openModel, settled } from './modelPage.ts';

const MODELS = '/dashboard/3d-view/models?project=prj_harbor';

/** Above the model, on the roof, and on the wall below the center; as fractions of the picture. */
const ABOVE = [0.5, 0.03] as const;
const ROOF = [0.5, 0.24] as const;
/** Also on the roof, at its rear corner. */
const BEHIND = [0.46, 0.165] as const;
const WALL = [0.45, 0.605] as const;

async function uploadModel(page: Page, name: string, source: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Upload' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByLabel('File', { exact: true }).click();
  await (await chooser).setFiles(file(name, source));
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
}

/** The CPU draws these pictures again and again, which takes time on a busy machine. */
const PATIENCE = { timeout: 45_000 };

test('shows the model, cuts it, and shows a saved view again', async ({ signedIn: page }) => {
  test.slow();
  const drawing = await countDrawing(page);
  await openModel(page, 'mdl_tower');
  // The library keeps checking for changes; an unchanged picture is not redrawn.
  await expect.poll(drawing).toBe(0);
  const whole = await colorsAt(page, [ABOVE, ROOF, WALL]);
  expect(whole.map(isBackground)).toEqual([true, false, false]);
  expect(whole[2] && isBrick(whole[2])).toBe(true);

  await page.getByRole('button', { name: 'Sections' }).click();
  await page.getByRole('switch', { name: 'Height (Z)' }).click();
  await expect(page.getByText(`36'-10 15/16"`)).toBeVisible();
  // The roof is cut away, so the background shows.
  await expect
    .poll(async () => (await colorsAt(page, [ROOF, WALL])).map(isBackground), PATIENCE)
    .toEqual([true, false]);

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Level 3 from above');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Level 3 from above/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sections' }).click();
  await page.getByRole('switch', { name: 'Height (Z)' }).click();
  await expect
    .poll(async () => (await colorsAt(page, [ROOF])).map(isBackground), PATIENCE)
    .toEqual([false]);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: /^Level 3 from above/ }).click();
  await expect
    .poll(async () => (await colorsAt(page, [ROOF])).map(isBackground), PATIENCE)
    .toEqual([true]);
});

/** Distance in pixels, at the center of the roof of what remains below 11.25 m. */
const CUT = Array.from({ length: 12 }, (_, i) => [0.5 + i * 0.001, 0.5] as const);
/** Returns how much lighter one of the colors is than another. */
const contrast = (reds: readonly number[]) => Math.max(...reds) - Math.min(...reds);

test('a section moves by drag and by key, and hatches the cut surfaces', async ({
  signedIn: page,
}) => {
  test.slow();
  await openModel(page, 'mdl_tower-structure');
  const reds = async () => (await colorsAt(page, CUT, 2)).map(([red]) => red);
  await page.getByRole('button', { name: 'Sections' }).click();
  await page.getByRole('switch', { name: 'Height (Z)' }).click();
  const handle = page.getByRole('slider', { name: 'Section handle: Height (Z)' });
  await expect(handle).toHaveAttribute('aria-valuetext', `36'-10 15/16"`);
  await page.getByRole('button', { name: 'Show meters' }).click();
  await expect(handle).toHaveAttribute('aria-valuetext', '11.25 m');
  // Through the middle of a slab, which looks hollow without hatching.
  await expect.poll(async () => contrast(await reds()), PATIENCE).toBeGreaterThan(40);

  await handle.press('PageDown');
  await expect(handle).toHaveAttribute('aria-valuetext', '10.25 m');
  await handle.press('ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuetext', '10.35 m');
  // Between two slabs, the section cuts only columns.
  await expect.poll(async () => contrast(await reds()), PATIENCE).toBeLessThan(15);

  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not in the picture.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 4 });
  await page.mouse.up();
  const height = async () => Number(await handle.getAttribute('aria-valuenow'));
  await expect.poll(height).toBeGreaterThan(11);
  await handle.press('Delete');
  await expect(handle).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Height (Z)' })).not.toBeChecked();
});

test('hides and isolates with the tree, using only the keyboard', async ({ signedIn: page }) => {
  await openModel(page, 'mdl_tower');
  await expectNoAxeFindings(page);
  expect((await colorsAt(page, [BEHIND])).map(isBackground)).toEqual([false]);
  const tree = page.getByRole('tree', { name: 'Elements of the model' });
  await tree.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('h');
  await expect(page.getByRole('treeitem', { name: 'Level 6, hidden' })).toBeVisible();
  await expect.poll(async () => (await colorsAt(page, [BEHIND])).map(isBackground)).toEqual([true]);
  await page.keyboard.press('Home');
  await page.keyboard.press('i');
  await expect(page.getByRole('treeitem', { name: 'Level 2, hidden' })).toBeVisible();
  await expect.poll(async () => (await colorsAt(page, [ROOF])).map(isBackground)).toEqual([true]);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => (await colorsAt(page, [ROOF])).map(isBackground)).toEqual([false]);

  await page.getByRole('searchbox', { name: 'Search elements' }).fill('chilled level 3');
  await expect(page.getByText('2 elements', { exact: true })).toBeVisible();
  await page.getByRole('treeitem', { name: 'Chilled water supply' }).click();
  await page.getByRole('button', { name: 'Properties' }).click();
  const set = page.getByRole('region', { name: 'Pset_PipeSegmentTypeCommon' });
  await expect(set.getByText('CHW-S')).toBeVisible();
});

test('measures the roof from corner to corner', async ({ signedIn: page }) => {
  await openModel(page, 'mdl_tower-structure');
  await page.getByRole('button', { name: 'Measure a distance' }).click();
  await expect(page.getByText('Click the first point.')).toBeVisible();
  await settled(page);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no picture.');
  // The panel now has a different width, and the camera has not moved.
  const camera = new PerspectiveCamera(45, box.width / box.height, 0.05, 5000);
  const { position, target } = lookFrom(
    'home',
    new Box3(new Vector3(0, -0.3, -16), new Vector3(22, 22.8, 0)),
    camera,
  );
  camera.position.copy(position);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  for (const [corner, inwards] of [
    [new Vector3(0, 22.8, 0), 3],
    [new Vector3(22, 22.8, 0), -3],
  ] as const) {
    const { x, y } = corner.project(camera);
    const [left, top] = [((x + 1) / 2) * box.width, ((1 - y) / 2) * box.height];
    await page.mouse.click(box.x + left + inwards, box.y + top + 2);
  }
  const distance = await page
    .getByRole('list', { name: 'Distances' })
    .getByRole('strong')
    .textContent();
  // 22 m
  expect(distance).toMatch(/^7[12]'-\d+.*"$/);
});

test('lists the elements that a version lost, leads to their place, and shows what is pinned to them', async ({
  page,
  signIn,
  mock,
}) => {
  test.slow();
  const { accessToken: token } = await signIn(page);
  const listed = await mock.request(
    'GET',
    '/projects/prj_harbor/models/mdl_tower/versions/3/changes',
    { token },
  );
  const { data } = (await listed.json()) as ListModelChangesResponse;
  const elementId = data.find(
    ({ change, element }) => change === 'lost' && element.storey === 'Level 3',
  )?.element.id;
  const pinned = await mock.request('POST', '/projects/prj_harbor/pins', {
    token,
    data: {
      target: { type: 'model', id: 'mdl_tower' },
      anchor: { kind: 'element', elementId, position: [22, 13, 9.4] },
      record: { type: 'punch_item', id: 'pch_h9' },
    },
  });
  expect(pinned.status()).toBe(201);

  await page.goto('/viewer?project=prj_harbor&model=mdl_tower&changes=3');
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(changes.getByRole('link', { name: /^Removed East louvre/ })).toHaveCount(6);
  await expect(page.getByText('1 pin on removed elements.')).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Pins' }).click();
  await expect(page.getByText('This element is not in version 3.')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Changes' }).click();
  await changes.getByRole('link', { name: /^Removed East louvre.*Level 3/ }).click();
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2');
  await settled(page);
  await page.getByRole('button', { name: 'Properties' }).click();
  const element = page.getByRole('region', { name: 'Element', exact: true });
  await expect(element.getByText('East louvre').first()).toBeVisible();
  await expect(element.getByText(String(elementId))).toBeVisible();
});

const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

test('an uploaded IFC file becomes ready and opens', async ({ signedIn: page, mock }) => {
  const before = await totalOf(mock, 'models');
  await page.goto(MODELS);
  await uploadModel(page, 'Annex.ifc', sampleModel('clinic').source);
  await expect(page.getByText(`${before + 1} models`)).toBeVisible();
  await page.getByRole('link', { name: 'Annex' }).click({ timeout: 60_000 });
  await settled(page);
  await expect(page.getByText('137 elements')).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Ground floor' })).toBeVisible();
});

test('a GLB that is compressed with Draco, in a ZIP file, becomes ready and opens', async ({
  signedIn: page,
}) => {
  const { source, elementCount } = sampleModel('tower-structure');
  const glb = await compressedGlb(source, KHRDracoMeshCompression);
  await page.goto(MODELS);
  await uploadModel(page, 'Annex.zip', Buffer.from(zipSync({ 'annex/annex.glb': glb })));
  await page.getByRole('link', { name: 'Annex' }).click({ timeout: 60_000 });
  await settled(page);
  await expect(page.getByText(`${elementCount} elements`)).toBeVisible();
});

test('the processing of a model can be stopped', async ({ signedIn: page, mock }) => {
  await mock.fail('listModels', { code: 200, example: 'processing', times: null });
  await mock.fail('cancelModelVersionProcessing', { code: 409, example: 'PROJECT_CLOSED' });
  await page.goto(MODELS);
  await expect(page.getByText('Processing, 40%')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/^Failed to stop processing/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Processing stopped', { exact: true })).toBeVisible();
});

test('a truncated file shows an error and does not open in the viewer', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  // The viewer can ask for the file while it is converted again.
  allowStatus(409);
  const { accessToken: token } = await signIn(page);
  await page.goto(MODELS);
  const { source } = sampleModel('clinic');
  await uploadModel(page, 'Half.ifc', source.subarray(0, source.length / 2));
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Half' }) });
  await expect(card.getByText('The file ends too early')).toBeVisible({ timeout: 30_000 });
  await expect(card.getByRole('link')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByText('The file ends too early')).toBeVisible();

  const listed = await mock.request('GET', '/projects/prj_harbor/models?q=Half', { token });
  const { data } = (await listed.json()) as ListModelsResponse;
  await page.goto(`/viewer?project=prj_harbor&model=${data[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'Processing failed' })).toBeVisible();
  await expect(page.getByText('The file ends too early')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the models' }).click();
  await expect(card).toBeVisible();
});

test('a model of a design program: levels from the bottom, no rooms at first, types and units', async ({
  signedIn: page,
}) => {
  const source = testIfc({
    unit: 'mm',
    described: true,
    storeys: [
      ['Attic', 3000],
      ['Cellar', -3000],
    ],
    boxes: [
      { name: 'Chest', storey: 'Attic', at: [0, 0, 0], size: [2000, 1000, 500] },
      { name: 'Boiler', storey: 'Cellar', at: [1000, 1000, 0], size: [2400, 2000, 1300] },
      { name: 'Hall', storey: 'Cellar', at: [0, 0, 0], size: [9e3, 9e3, 3e3], type: 'IFCSPACE' },
    ],
  });
  await page.goto(MODELS);
  await uploadModel(page, 'Program.ifc', source);
  await page.getByRole('link', { name: 'Program' }).click({ timeout: 60_000 });
  await settled(page);
  const levels = page.getByRole('treeitem', { level: 1 });
  await expect(levels).toHaveText([/^Cellar/, /^Attic/]);
  await expect(page.getByText('2 elements')).toBeVisible();
  await page.getByRole('switch', { name: 'Show rooms' }).click();
  await expect(page.getByText('3 elements')).toBeVisible();
  await page.getByRole('switch', { name: 'Show rooms' }).click();
  await page.getByRole('treeitem', { name: 'Cellar' }).click();
  await expectAccessible(page);
  await page.getByRole('treeitem', { name: 'Building element proxy' }).click();
  await page.getByRole('treeitem', { name: 'Boiler' }).click();
  await page.getByRole('button', { name: 'Properties' }).click();
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(group('BaseQuantities')).toContainText('NetVolume6.24 m³');
  await expect(group('BaseQuantities')).toContainText('Length2,400 mm');
  await expect(group('Pset_TypeCommon')).toContainText('FireRatingEI 60');
  await expect(group('Materials')).toContainText('Layer 1Concrete, 150 mm');
});

test('an element that is 60 km away does not make the others a dot', async ({ signedIn: page }) => {
  const box = (name: string, x: number) => ({
    ...{ name, storey: 'Level 1', at: [x, 0, 0] as const, size: [4, 3, 2] as const },
  });
  const row = [0, 4, 8, 12, 16].map((x) => box(`Box ${x}`, x));
  const source = testIfc({ storeys: [['Level 1', 0]], boxes: [...row, box('Astray', 60_000)] });
  await page.goto(MODELS);
  await uploadModel(page, 'Row.ifc', source);
  await page.getByRole('link', { name: 'Row' }).click({ timeout: 60_000 });
  await settled(page);
  await expect(page.getByText('6 elements')).toBeVisible();
  const [middle] = await colorsAt(page, [[0.5, 0.5]]);
  expect(middle && isBackground(middle)).toBe(false);
});
