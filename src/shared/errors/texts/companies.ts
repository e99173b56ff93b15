import type { Failures } from '../failures';

export const companiesTexts = {
  listCompanies: { otherwise: 'Failed to load companies' },
  createCompany: { otherwise: 'Failed to add the company' },
  getCompany: { otherwise: 'Failed to load the company' },
  updateCompany: { otherwise: 'Failed to update the company' },
  deleteCompany: { otherwise: 'Failed to delete the company' },
  mergeCompanies: { otherwise: 'Failed to merge the companies' },
  importCompanies: { otherwise: 'Failed to import the companies' },
  exportCompanies: { otherwise: 'Failed to export the companies' },
} satisfies Partial<Failures>;
