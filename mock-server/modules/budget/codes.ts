import type { StoredCostCode } from '../../core/state/budget.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { ofProject } from './store.ts';

type Schemas = components['schemas'];

/** The divisions of MasterFormat, by number. */
export const divisions: Readonly<Record<string, string>> = {
  '00': 'Procurement and Contracting Requirements',
  '01': 'General Requirements',
  '02': 'Existing Conditions',
  '03': 'Concrete',
  '04': 'Masonry',
  '05': 'Metals',
  '06': 'Wood, Plastics, and Composites',
  '07': 'Thermal and Moisture Protection',
  '08': 'Openings',
  '09': 'Finishes',
  '10': 'Specialties',
  '11': 'Equipment',
  '12': 'Furnishings',
  '13': 'Special Construction',
  '14': 'Conveying Equipment',
  '21': 'Fire Suppression',
  '22': 'Plumbing',
  '23': 'Heating, Ventilating, and Air Conditioning',
  '25': 'Integrated Automation',
  '26': 'Electrical',
  '27': 'Communications',
  '28': 'Electronic Safety and Security',
  '31': 'Earthwork',
  '32': 'Exterior Improvements',
  '33': 'Utilities',
  '34': 'Transportation',
  '35': 'Waterway and Marine Construction',
  '40': 'Process Interconnections',
  '41': 'Material Processing and Handling Equipment',
  '42': 'Process Heating, Cooling, and Drying Equipment',
  '43': 'Process Gas and Liquid Handling, Purification, and Storage Equipment',
  '44': 'Pollution and Waste Control Equipment',
  '45': 'Industry-Specific Manufacturing Equipment',
  '46': 'Water and Wastewater Equipment',
  '48': 'Electrical Power Generation',
};

const CODE = /^[A-Za-z0-9]+(?:[ .-][A-Za-z0-9]+)*$/;

export const isCode = (text: string): boolean =>
  text.length >= 2 && text.length <= 30 && CODE.test(text);

/** Codes that differ in case only are the same. */
export const codeKey = (code: string): string => code.toLowerCase();

/** Returns the division of a code, such as '03' of '03 30 00'; null for a code without one. */
export function divisionOf(code: string): string | null {
  const digits = code.slice(0, 2);
  return Object.hasOwn(divisions, digits) ? digits : null;
}

const SECTION = /^(\d{2} \d{2}) (?!00)\d{2}/;

/**
 * Returns where a code hangs in the tree: '03 35 43' below '03 35 00', if the project has that one, or else below '03'.
 */
function parentOf(code: string, known: ReadonlySet<string>): string | null {
  const [, section] = SECTION.exec(code) ?? [];
  const above = section && `${section} 00`;
  return above && known.has(codeKey(above)) ? above : divisionOf(code);
}

/** Returns the divisions and the codes of the project, sorted by code. */
export function costCodes(
  state: TenantState,
  projectId: string,
  mayUpdate: boolean,
): Schemas['CostCode'][] {
  const lines = ofProject(state.budgetLines, projectId);
  const count = (fits: (code: string) => boolean) => lines.filter(({ code }) => fits(code)).length;
  const ownCodes = ofProject(state.costCodes, projectId);
  const known = new Set(ownCodes.map(({ code }) => codeKey(code)));
  const tree = [
    ...Object.entries(divisions).map(([code, title]) => ({
      id: `div_${code}`,
      code,
      title,
      parentCode: null,
      isDivision: true,
      isArchived: false,
      lineCount: count((lineCode) => divisionOf(lineCode) === code),
      version: 1,
      permittedActions: [],
    })),
    ...ownCodes.map((costCode) => shown(costCode, known)),
  ];
  return tree.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));

  function shown(
    { id, code, title, isArchived = false, version = 1 }: StoredCostCode,
    all: ReadonlySet<string>,
  ) {
    const lineCount = count((lineCode) => codeKey(lineCode) === codeKey(code));
    const actions: Schemas['CostCodeAction'][] =
      lineCount === 0 ? ['update', 'delete'] : ['update'];
    const permittedActions = mayUpdate ? actions : [];
    return {
      id,
      code,
      title,
      parentCode: parentOf(code, all),
      isDivision: false,
      isArchived,
      lineCount,
      version,
      permittedActions,
    };
  }
}
