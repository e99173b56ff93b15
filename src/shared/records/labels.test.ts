import { expect, it } from 'vitest';
import { fieldLabel, optionLabel } from './labels';

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
