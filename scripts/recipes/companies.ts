import type { Prepare, Recipes, World } from '../conformance/world.ts';
import { adding, withForm } from './shared/requests.ts';

/** Codes have only letters. A run uses those that begin with X or a digit of its number as a letter. */
const codeOf = (name: string): string => {
  const digits = name.replace(/\D/g, '').slice(-4).padStart(4, '0');
  const letters = [...digits].map((digit) => 'QWXYZJKVUF'[Number(digit)]);
  return `ZZ${letters.join('')}`;
};

const named = (world: World) => {
  const name = world.name();
  return { name, code: codeOf(name) };
};
const renamed = adding((world) => ({ name: world.name() }));

const companyFile = (...lines: string[]) =>
  new File([`\uFEFF${['Name,Code,Trade', ...lines].join('\r\n')}\r\n`], 'companies.csv');

/** A preview changes nothing, so that a run leaves no companies. */
const preview = (file: (world: World) => File): Prepare =>
  withForm((world) => ({ file: file(world), mode: 'preview' }));

/** The name or the code of another company of the run. */
const takenCompany =
  (property: 'name' | 'code', call: Prepare): Prepare =>
  async (world, operation) => {
    const input = await call(world, operation);
    const other = named(world);
    const create = world.run.api.find('createCompany');
    await world.send('createCompany', { ...(await world.input(create)), json: other });
    return { ...input, json: { ...(input.json as object), [property]: other[property] } };
  };

const create = adding(named);

export const recipes: Recipes = {
  listCompanies: {},
  createCompany: {
    call: create,
    fixed: ['name', 'code', 'contacts'],
    failures: {
      NAME_TAKEN: {
        'a taken name': takenCompany('name', create),
        'a taken code': takenCompany('code', create),
      },
    },
  },
  getCompany: {},
  updateCompany: {
    call: renamed,
    fixed: ['name', 'code', 'contacts', 'clear'],
    failures: { NAME_TAKEN: takenCompany('name', renamed) },
  },
  deleteCompany: {
    failures: { WRONG_STATE: 'needs a company with members or records, which a run cannot add' },
  },
  mergeCompanies: {
    call: async (world, operation) => {
      const input = await world.plain(operation, { fresh: true });
      const duplicate = await world.make('/companies', {});
      return { ...input, json: { ...(input.json as object), duplicateIds: [duplicate] } };
    },
    fixed: ['duplicateIds'],
    failures: {
      VALIDATION_FAILED: { 'a company that does not exist': adding({ duplicateIds: ['unknown'] }) },
    },
  },
  importCompanies: {
    call: preview((world) => companyFile(`${world.name()},,Electrical`)),
    fixed: ['mode'],
    variants: {
      'all, with a faulty row': {
        call: withForm(() => ({ file: companyFile(',,'), mode: 'all' })),
      },
    },
    failures: {
      VALIDATION_FAILED: {
        'a file without names': preview(() => new File(['Code\r\nABC\r\n'], 'companies.csv')),
      },
    },
  },
  exportCompanies: {},
};
