import { describe, expect, it } from 'vitest';
import { zHistoryEntry } from '@/api/generated/schemas/logs.gen';
import { zProcessingError } from '@/api/generated/schemas/zProcessingError.gen';
import { zProject } from '@/api/generated/schemas/zProject.gen';
import { fieldLabel, openLabel, optionLabel } from './labels';

it.each([
  ['open', 'Open'],
  ['pending_reins', 'Pending reinspection'],
  ['kitchen_equipment', 'Kitchen equipment'],
  ['mep', 'MEP'],
  ['wont_fix', "Won't fix"],
  ['', ''],
])('%s is called %s', (value, label) => {
  expect(optionLabel(value)).toBe(label);
});

it.each([
  ['dueDate', 'Due date'],
  ['assigneeIds', 'Assignees'],
  ['managerId', 'Manager'],
])('the property %s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});

describe('a value of an open enum', () => {
  it.each([
    ['has its label', 'broken_file', 'The file is damaged.'],
    ['shows as text if the portal does not know it', 'virus_found', 'Virus found'],
    ['is no property of every object', 'constructor', 'Constructor'],
  ])('%s: %s', (_, value, label) => {
    expect(openLabel({ broken_file: 'The file is damaged.' }, value)).toBe(label);
  });

  it.each([
    ['an event', zHistoryEntry.shape.action],
    ['a reason for failed processing', zProcessingError.shape.code],
    ['a role', zProject.shape.role],
  ])('does not fail the answer: %s', (_, schema) => {
    expect(schema.safeParse('of_a_later_host').success).toBe(true);
  });

  it('does not fail the answer as a permitted action', () => {
    expect(zProject.shape.permittedActions.safeParse(['create_meeting']).success).toBe(true);
  });
});
