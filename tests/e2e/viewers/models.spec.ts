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
import { drag, placeOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';
import { colorsAt, countDrawing, isBackground, isBrick, openModel, settled } from './modelPage.ts';

const MODELS = '/dashboard/3d-view/models?project=prj_harbor';

/** Above the model, on the roof, and on the wall below the center; as fractions of the picture. */
const ABOVE = [0.5, 0.03] as const;
const ROOF = [0.5, 0.24] as const;
/** Also on the roof, at its rear corner. */
const BEHIND = [0.46, 0.165] as const;
const WALL = [0.45, 0.605] as const;

/** The CPU draws these pictures again and again, which takes time on a busy machine. */
const PATIENCE = { timeout: 45_000 };

/** Distance in pixels, at the center of the roof of what remains below 11.25 m. */
const CUT = Array.from({ length: 12 }, (_, i) => [0.5 + i * 0.001, 0.5] as const);
/** Returns how much lighter one of the colors is than another. */
const contrast = (reds: readonly number[]) => Math.max(...reds) - Math.min(...reds);

test('a model is cut by sections, which saved views keep, and measured', async ({
  signedIn: page,
}) => {
  test.slow();
  const drawing = await countDrawing(page);
  const height = page.getByRole('switch', { name: 'Height (Z)' });
  const isRoofCut = async () => (await colorsAt(page, [ROOF])).map(isBackground);
  const openPanel = (name: string) => page.getByRole('button', { name }).click();

  await test.step('shows the model, and draws nothing while nothing changes', async () => {
    await openModel(page, 'mdl_tower-structure');
    // The library keeps checking for changes; an unchanged picture is not redrawn.
    await expect.poll(drawing).toBe(0);
    expect((await colorsAt(page, [ABOVE, ROOF])).map(isBackground)).toEqual([true, false]);
  });

  await test.step('a section cuts the model, and hatches the cut surfaces', async () => {
    await openPanel('Sections');
    await height.click();
    const handle = page.getByRole('slider', { name: 'Section handle: Height (Z)' });
    await expect(handle).toHaveAttribute('aria-valuetext', `36'-10 15/16"`);
    await page.getByRole('button', { name: 'Show meters' }).click();
    await expect(handle).toHaveAttribute('aria-valuetext', '11.25 m');
    // The roof is cut away, so the background shows.
    await expect.poll(isRoofCut, PATIENCE).toEqual([true]);
    // Through the middle of a slab, which looks hollow without hatching.
    const reds = async () => (await colorsAt(page, CUT, 2)).map(([red]) => red);
    await expect.poll(async () => contrast(await reds()), PATIENCE).toBeGreaterThan(40);

    await handle.press('PageDown');
    await expect(handle).toHaveAttribute('aria-valuetext', '10.25 m');
    await handle.press('ArrowUp');
    await expect(handle).toHaveAttribute('aria-valuetext', '10.35 m');
    // Between two slabs, the section cuts only columns.
    await expect.poll(async () => contrast(await reds()), PATIENCE).toBeLessThan(15);
  });

  await test.step('a saved view shows the section again', async () => {
    await openPanel('Saved views');
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Level 3 from above');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const view = page.getByRole('button', { name: /^Level 3 from above/ });
    await expect(view).toBeVisible();
    await openPanel('Sections');
    await height.click();
    await expect.poll(isRoofCut, PATIENCE).toEqual([false]);
    await openPanel('Saved views');
    await view.click();
    await expect.poll(isRoofCut, PATIENCE).toEqual([true]);
  });

  await test.step('a section moves by drag, and ends by key', async () => {
    await openPanel('Sections');
    const handle = page.getByRole('slider', { name: 'Section handle: Height (Z)' });
    await drag(page, { locator: handle }, { to: { by: [0, -40] }, steps: 4 });
    const value = async () => Number(await handle.getAttribute('aria-valuenow'));
    await expect.poll(value).toBeGreaterThan(11);
    await handle.press('Delete');
    await expect(handle).toHaveCount(0);
    await expect(height).not.toBeChecked();
  });

  await test.step('measures the roof from corner to corner', async () => {
    await page.getByRole('button', { name: 'Measure a distance' }).click();
    await expect(page.getByText('Click the first point.')).toBeVisible();
    await page.getByRole('button', { name: 'Home view' }).click();
    await settled(page);
    const box = await placeOf(page.locator('canvas'));
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
    // 22 m
    await expect(page.getByRole('list', { name: 'Distances' }).getByRole('strong')).toHaveText(
      /^2[12](\.\d+)? m$/,
    );
  });
});

test('the elements of a model are hidden, found and compared with an older version', async ({
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
  await openModel(page, 'mdl_tower');

  await test.step('shows the materials of the model', async () => {
    const [above, roof, wall] = await colorsAt(page, [ABOVE, ROOF, WALL]);
    expect([above, roof, wall].map((color) => color && isBackground(color))).toEqual([
      true,
      false,
      false,
    ]);
    expect(wall && isBrick(wall)).toBe(true);
  });

  await test.step('hides and isolates with the tree, using only the keyboard', async () => {
    const isHidden = async (place: readonly [number, number]) =>
      (await colorsAt(page, [place])).map(isBackground);
    expect(await isHidden(BEHIND)).toEqual([false]);
    const tree = page.getByRole('tree', { name: 'Elements of the model' });
    await tree.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('h');
    await expect(page.getByRole('treeitem', { name: 'Level 6, hidden' })).toBeVisible();
    await expect.poll(() => isHidden(BEHIND)).toEqual([true]);
    await page.keyboard.press('Home');
    await page.keyboard.press('i');
    await expect(page.getByRole('treeitem', { name: 'Level 2, hidden' })).toBeVisible();
    await expect.poll(() => isHidden(ROOF)).toEqual([true]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => isHidden(ROOF)).toEqual([false]);
  });

  await test.step('finds an element and shows its properties', async () => {
    await page.getByRole('searchbox', { name: 'Search elements' }).fill('chilled level 3');
    await expect(page.getByText('2 elements', { exact: true })).toBeVisible();
    await page.getByRole('treeitem', { name: 'Chilled water supply' }).click();
    await page.getByRole('button', { name: 'Properties' }).click();
    const set = page.getByRole('region', { name: 'Pset_PipeSegmentTypeCommon' });
    await expect(set.getByText('CHW-S')).toBeVisible();
  });

  await test.step('lists the elements that a version lost, and shows what is pinned to them', async () => {
    await page.getByRole('button', { name: 'Pins' }).click();
    await expect(page.getByText('This element is not in version 3.')).toBeVisible();
    await page.getByRole('button', { name: 'Changes' }).click();
    const changes = page.getByRole('list', { name: 'Changes' });
    const lost = changes.getByRole('link', { name: /^Removed East louvre/ });
    await expect(lost).toHaveCount(6);
    await expect(page.getByText('1 pin on removed elements.')).toBeVisible();
    await lost.and(page.getByRole('link', { name: /Level 3/ })).click();
  });

  await test.step('leads to the place of a lost element', async () => {
    await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2');
    await settled(page);
    await page.getByRole('button', { name: 'Properties' }).click();
    const element = page.getByRole('region', { name: 'Element', exact: true });
    await expect(element.getByText('East louvre').first()).toBeVisible();
    await expect(element.getByText(String(elementId))).toBeVisible();
  });
});

const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

async function uploadModel(page: Page, name: string, source: Buffer): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('File', { exact: true }).click();
  await (await chooser).setFiles(file(name, source));
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toHaveCount(0);
}

/** A file of a design program: millimeters, levels from the top, a room, and an element that is 60 km away. */
function programFile(): Buffer {
  const row = [0, 4, 8, 12, 16].map((x) => ({
    ...{ name: `Box ${x}`, storey: 'Attic', at: [x * 1000, 0, 0] as const },
    size: [4000, 3000, 2000] as const,
  }));
  return testIfc({
    unit: 'mm',
    described: true,
    storeys: [
      ['Attic', 0],
      ['Cellar', -3000],
    ],
    boxes: [
      ...row,
      { name: 'Astray', storey: 'Attic', at: [60_000_000, 0, 0], size: [4000, 3000, 2000] },
      { name: 'Boiler', storey: 'Cellar', at: [1000, 1000, 0], size: [2400, 2000, 1300] },
      { name: 'Hall', storey: 'Cellar', at: [0, 0, 0], size: [9e3, 9e3, 3e3], type: 'IFCSPACE' },
    ],
  });
}

test('models are uploaded and become ready, fail or are stopped', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  test.slow();
  // The viewer can ask for the file while it is converted again.
  allowStatus(409);
  const { accessToken: token } = await signIn(page);
  const open = async (title: string) => {
    await page.getByRole('link', { name: title, exact: true }).click({ timeout: 60_000 });
    await settled(page);
  };

  await test.step('the processing of a model can be stopped', async () => {
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await mock.fail('listModels', { code: 200, example: 'processing', times: null });
    await mock.fail('cancelModelVersionProcessing', { code: 409, example: 'PROJECT_CLOSED' });
    await page.goto(MODELS);
    await expect(page.getByText('Processing, 40%')).toBeVisible();
    await stop.click();
    await expect(page.getByText(/^Failed to stop processing/)).toBeVisible();
    await stop.click();
    await expect(page.getByText('Processing stopped', { exact: true })).toBeVisible();
    await mock.heal();
    await page.reload();
  });

  const { source: ifc } = sampleModel('clinic');
  const { source, elementCount } = sampleModel('tower-structure');
  const glb = await compressedGlb(source, KHRDracoMeshCompression);
  await uploadModel(page, 'Half.ifc', ifc.subarray(0, ifc.length / 2));
  await uploadModel(page, 'Program.ifc', programFile());
  await uploadModel(page, 'Annex.zip', Buffer.from(zipSync({ 'annex/annex.glb': glb })));

  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Half' }) });
  await test.step('a truncated file shows an error in the list, also after another try', async () => {
    await expect(card.getByText('The file ends too early')).toBeVisible({ timeout: 30_000 });
    await expect(card.getByRole('link')).toHaveCount(0);
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect(card.getByText('The file ends too early')).toBeVisible();
  });

  await test.step('a model of a design program: levels from the bottom, no rooms at first, types and units', async () => {
    await open('Program');
    const levels = page.getByRole('treeitem', { level: 1 });
    await expect(levels).toHaveText([/^Cellar/, /^Attic/]);
    await expect(page.getByText('7 elements')).toBeVisible();
    await page.getByRole('switch', { name: 'Show rooms' }).click();
    await expect(page.getByText('8 elements')).toBeVisible();
    await page.getByRole('switch', { name: 'Show rooms' }).click();
    await page.getByRole('treeitem', { name: 'Cellar' }).click();
    await page.getByRole('treeitem', { name: 'Building element proxy' }).click();
    await page.getByRole('treeitem', { name: 'Boiler' }).click();
    await page.getByRole('button', { name: 'Properties' }).click();
    const group = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(group('BaseQuantities')).toContainText('NetVolume6.24 m³');
    await expect(group('BaseQuantities')).toContainText('Length2,400 mm');
    await expect(group('Pset_TypeCommon')).toContainText('FireRatingEI 60');
    await expect(group('Materials')).toContainText('Layer 1Concrete, 150 mm');
  });

  await test.step('an element that is 60 km away does not make the others a dot', async () => {
    const [middle] = await colorsAt(page, [[0.5, 0.5]]);
    expect(middle && isBackground(middle)).toBe(false);
  });

  await test.step('a GLB that is compressed with Draco, in a ZIP file, opens', async () => {
    await page.goBack();
    await open('Annex');
    await expect(page.getByText(`${elementCount} elements`)).toBeVisible();
  });

  await test.step('a truncated file does not open in the viewer', async () => {
    const listed = await mock.request('GET', '/projects/prj_harbor/models?q=Half', { token });
    const { data } = (await listed.json()) as ListModelsResponse;
    await page.goto(`/viewer?project=prj_harbor&model=${data[0]?.id}`);
    await expect(page.getByRole('heading', { name: 'Processing failed' })).toBeVisible();
    await expect(page.getByText('The file ends too early')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the models' }).click();
    await expect(card).toBeVisible();
  });
});
