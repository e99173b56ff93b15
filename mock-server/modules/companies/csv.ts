import { type CsvError, parse } from 'csv-parse/sync';
import { csv, withoutGuard } from '../../core/lists/csv.ts';
import { DISCIPLINES } from '../../core/lists/disciplines.ts';
import { labelOf } from '../../core/lists/label.ts';
import { plain } from '../../core/lists/search.ts';
import type { Company } from '../../core/state/companies.ts';
import { invalid } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Row = Schemas['CompanyImportRow'];
type Fault = Schemas['CompanyImportFault'];
/** A company as a row has it. The code is null for a row without one. */
export type ImportedCompany = Pick<
  Company,
  'name' | 'trade' | 'status' | 'address' | 'taxId' | 'contacts'
> & { code: string | null };

const MAX_ROWS = 5_000;

/** The columns of the export. The import reads them by their names. */
const columns: Readonly<Record<string, (company: Company) => string>> = {
  Name: ({ name }) => name,
  Code: ({ code }) => code,
  Trade: ({ trade }) => labelOf(trade),
  Status: ({ status }) => labelOf(status),
  Address: ({ address }) => address,
  'Tax ID': ({ taxId }) => taxId,
  Contact: ({ contacts: [first] }) => first?.name ?? '',
  'Contact job title': ({ contacts: [first] }) => first?.jobTitle ?? '',
  'Contact email': ({ contacts: [first] }) => first?.email ?? '',
  'Contact phone': ({ contacts: [first] }) => first?.phone ?? '',
};

export const companiesCsv = (companies: readonly Company[]): Buffer =>
  csv(
    Object.keys(columns),
    companies.map((company) => Object.values(columns).map((text) => text(company))),
  );

/** The limits of the contract for a text of a row, by column. */
const limits: Readonly<Record<string, { max: number; pattern?: RegExp }>> = {
  Name: { max: 100 },
  Code: { max: 6, pattern: /^([a-z]{2,6})?$/i },
  Address: { max: 250 },
  'Tax ID': { max: 40 },
  Contact: { max: 100 },
  'Contact job title': { max: 100 },
  'Contact email': { max: 254, pattern: /^$|^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/ },
  'Contact phone': { max: 40, pattern: /^[0-9+().\-/ x#*]*$/ },
};

/** A value of an option list by its label or its name; undefined if there is none. */
const optionOf = <V extends string>(options: readonly V[], text: string): V | undefined =>
  options.find((option) => [option, labelOf(option)].some((each) => plain(each) === plain(text)));

export interface ReadRow {
  row: Row;
  company: ImportedCompany;
}

/** Reads the rows of a file and finds their faults, or refuses a file that cannot be read. */
export function readCompanies(file: Buffer, known: readonly Company[]) {
  const records = recordsOf(file);
  if ('refused' in records) return records;
  const read: ReadRow[] = [];
  const nameFaults = uniqueness(known);
  for (const { line, values } of records.rows) {
    const text = (column: string) => values.get(plain(column)) ?? '';
    const company: ImportedCompany = {
      name: text('Name'),
      code: text('Code').toUpperCase() || null,
      trade: optionOf(DISCIPLINES, text('Trade')) ?? null,
      status: optionOf(['active', 'inactive'], text('Status')) ?? 'active',
      address: text('Address'),
      taxId: text('Tax ID'),
      contacts: text('Contact')
        ? [
            {
              name: text('Contact'),
              jobTitle: text('Contact job title'),
              email: text('Contact email'),
              phone: text('Contact phone'),
            },
          ]
        : [],
    };
    const faults = [...valueFaults(text, company), ...nameFaults(company)];
    const row = { line, name: text('Name'), code: text('Code'), trade: text('Trade'), faults };
    read.push({ row, company });
  }
  return { rows: read };
}

function valueFaults(text: (column: string) => string, company: ImportedCompany): Fault[] {
  const wrong = Object.entries(limits)
    .filter(([column, { max, pattern }]) => {
      const value = text(column);
      return value.length > max || (pattern && !pattern.test(value));
    })
    .map(([column]) => column);
  if (text('Trade') && company.trade === null) wrong.push('Trade');
  if (text('Status') && !optionOf(['active', 'inactive'], text('Status'))) wrong.push('Status');
  return [
    ...(text('Name') ? [] : [{ column: 'Name', code: 'required' }]),
    ...wrong.map((column) => ({ column, code: 'invalid' })),
  ];
}

/** Finds names and codes that are not unique: in the account, or in the rows before. */
function uniqueness(known: readonly Company[]) {
  const nameOf = (name: string) => plain(name.trim());
  const taken = {
    Name: new Set(known.map(({ name }) => nameOf(name))),
    Code: new Set(known.map(({ code }) => code)),
  };
  const before = { Name: new Set<string>(), Code: new Set<string>() };
  return ({ name, code }: ImportedCompany): Fault[] => {
    const values = { Name: nameOf(name), Code: code ?? '' };
    return (['Name', 'Code'] as const).flatMap((column): Fault[] => {
      const value = values[column];
      if (!value) return [];
      const isTaken = taken[column].has(value);
      const isRepeated = before[column].has(value);
      before[column].add(value);
      return isTaken || isRepeated ? [{ column, code: isTaken ? 'taken' : 'repeated' }] : [];
    });
  };
}

interface CsvRecord {
  line: number;
  /** Trimmed, by the folded name of the column. */
  values: Map<string, string>;
}

function recordsOf(file: Buffer): { rows: CsvRecord[] } | ReturnType<typeof invalid> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return invalid('/file', 'encoding', 'must be text in UTF-8');
  }
  let lines: { record: string[]; info: { lines: number } }[];
  try {
    lines = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof lines;
  } catch (error) {
    return invalid('/file', 'csv', `must be CSV: ${(error as CsvError).message}`);
  }
  const [head, ...rows] = lines;
  const names = head?.record.map(plain) ?? [];
  if (!names.includes('name')) return invalid('/file', 'columns', 'must have a column Name');
  if (rows.length > MAX_ROWS)
    return invalid('/file', 'maxRows', `must have at most ${MAX_ROWS} rows`);
  return {
    rows: rows.map(({ record, info }) => ({
      // `lines` is the last line of the row, and a value can have several.
      line: info.lines - record.join('').split('\n').length + 1,
      values: new Map(names.map((name, index) => [name, withoutGuard(record[index] ?? '')])),
    })),
  };
}

/** Returns a code of letters from a name that no company has. */
export function codeFor(name: string, isTaken: (code: string) => boolean): string {
  const words = plain(name)
    .replace(/[^a-z\s]/g, '')
    .split(/\s+/)
    .filter(Boolean);
  const initials = words.map(([first]) => first).join('');
  const base = `${initials.length >= 2 ? initials : words.join('')}xx`.slice(0, 3).toUpperCase();
  for (let n = 0; ; n += 1) {
    const code = `${base}${n === 0 ? '' : lettersOf(n)}`;
    if (!isTaken(code)) return code;
  }
}

/** 1 is A, 26 is Z, 27 is AA. */
function lettersOf(n: number): string {
  const rest = Math.floor((n - 1) / 26);
  return `${rest > 0 ? lettersOf(rest) : ''}${String.fromCharCode(65 + ((n - 1) % 26))}`;
}
