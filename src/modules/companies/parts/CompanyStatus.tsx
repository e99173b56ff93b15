import type { Company } from '@/api/generated/types.gen';
import { Tag } from '@/shared/ui/Tag';

export const CompanyStatus = ({ status }: Pick<Company, 'status'>) => (
  <Tag tone={status === 'active' ? 'green' : 'gray'}>
    {status === 'active' ? 'Active' : 'Inactive'}
  </Tag>
);
