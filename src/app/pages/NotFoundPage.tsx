import { Button, Text } from '@mantine/core';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { PageHeading } from '@/shared/ui/PageHeading';
import classes from './NotFoundPage.module.css';

export default function NotFoundPage() {
  return (
    <div className={`row column justify-center gap-12 text-center ${classes.page}`}>
      <PageHeading title="Page not found">404 - Page Not Found</PageHeading>
      <Text c="dimmed" className="mb-12">
        Sorry, the page you're looking for doesn't exist or has been moved.
      </Text>
      <Button component={AppLink} href={paths.home}>
        Go to Home page
      </Button>
    </div>
  );
}
