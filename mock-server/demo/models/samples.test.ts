import { describe, expect, it } from 'vitest';
import { convertModel } from '../../converter/models/convert.ts';
import { gltfFault } from '../../converter/models/glbCheck.ts';
import { ifcFault } from '../../converter/models/ifcCheck.ts';
import { modelSampleFile, sampleModel } from './samples.ts';

describe('the sample building', () => {
  it('describes each element in the GLB as in the IFC', () => {
    const ifc = sampleModel('tower').source.toString();
    const glb = sampleModel('tower-structure').source;
    const json = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
    const columns = json.nodes.filter(
      (node: { extras?: { type: string } }) => node.extras?.type === 'IFCCOLUMN',
    );
    expect(columns).toHaveLength(6 * 15);
    for (const { name, extras } of columns) {
      expect(ifc).toContain(`IFCCOLUMN('${extras.guid}'`);
      expect(ifc).toContain(`'${name}'`);
      expect(extras.storey).toMatch(/^Level [1-6]$/);
    }
  });

  it('has the same bytes each time, so that its converted form can be cached', async () => {
    const first = await modelSampleFile('clinic', 'view');
    expect(await modelSampleFile('clinic', 'view')).toBe(first);
    expect(first.length).toBeGreaterThan(10_000);
  });

  it('comes with a picture', async () => {
    const picture = await modelSampleFile('clinic-structure', 'thumbnail');
    expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(picture.length).toBeGreaterThan(5000);
  });
});

describe('a file that cannot be displayed', () => {
  const glb = sampleModel('tower-structure').source;
  const ifc = sampleModel('clinic').source;
  /** Creates a GLB with only this JSON chunk. */
  const withJson = (json: string) => {
    const data = Buffer.alloc(20 + json.length);
    data.write('glTF');
    [2, data.length, json.length, 0x4e4f534a].forEach((word, i) => {
      data.writeUInt32LE(word, 4 + i * 4);
    });
    data.write(json, 20);
    return data;
  };

  it.each([
    ['is cut off', glb.subarray(0, 5000), /cut off/],
    ['is hardly there', glb.subarray(0, 12), /too early/],
    ['has a description that is none', withJson('[{]'), /cannot be read/],
    ['points behind its end', withJson('{"buffers":[{"byteLength":9999}]}'), /behind the end/],
  ])('is reported as broken: a GLB that %s', (_, data, reason) => {
    expect(gltfFault(data)).toMatchObject({
      code: 'broken_file',
      message: expect.stringMatching(reason),
    });
  });

  it('is reported with a hint on how to export it: a GLB with compressed textures', () => {
    const data = withJson('{"extensionsRequired":["KHR_texture_basisu"]}');
    expect(gltfFault(data)).toMatchObject({ code: 'not_convertible' });
  });

  it.each([
    ['is cut off', ifc.subarray(0, -300), /cut off/],
    ['has no schema', Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nhello'), /which IFC/],
    ['is of another schema', Buffer.from(ifc.toString().replace("'IFC4'", "'AP214'")), /AP214/],
  ])('is reported as broken: an IFC that %s', (_, data, reason) => {
    expect(ifcFault(data)).toMatch(reason);
  });

  it('is reported as empty: an IFC without elements', async () => {
    const text = ifc.toString().replace(/DATA;[\s\S]*ENDSEC;/, 'DATA;\nENDSEC;');
    await expect(
      convertModel('ifc', Buffer.from(text), {
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    ).rejects.toMatchObject({
      code: 'not_convertible',
    });
  });
});
