import { Button } from '@vestibule/ui/actions';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { PageMeta } from '../app/PageMeta.js';

/** What shows when a page itself fails. */
export function RouteError() {
  return (
    <>
      <PageMeta title="Something went wrong" description="This page could not be shown." noindex />
      <PageHeader title="This page could not be shown" intro="Please try again in a moment." />
      <Section>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
      </Section>
    </>
  );
}
